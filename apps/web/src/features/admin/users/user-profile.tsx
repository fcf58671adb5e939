import type { AdminUserDetails } from '@longreturn/contract/admin-users';
import { Button } from '@mantine/core';
import { Tag } from '../../../ui/tag.tsx';
import { loadModals } from '../../modals/modal-host.tsx';
import { AdminFacts } from '../admin-facts.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { Moment } from '../moment.tsx';
import { RoleSelect } from './role-select.tsx';
import { useDeleteUser } from './use-delete-user.ts';
import styles from './user-profile.module.css';
import { newsletterText, signInText } from './user-texts.ts';

interface UserProfileProps {
  user: AdminUserDetails;
  /** Whether this is the admin's own account, which they can't change or delete here. */
  isOwn: boolean;
  onDeleted: () => Promise<void>;
}

/** Who the user is, their role, and a button to delete the account. */
export function UserProfile({ user, isOwn, onDeleted }: UserProfileProps) {
  const { email, emailConfirmed, profile, createdAt, lastLogin, newsletter } = user;
  return (
    <AdminPanel level={3} title="Profile" aside={<DeleteAccount user={user} isOwn={isOwn} onDeleted={onDeleted} />}>
      <div className={styles.role}>
        <span aria-hidden="true">Role</span>
        <RoleSelect user={user} isOwn={isOwn} />
        {isOwn ? <p>You cannot change or delete your own admin account.</p> : null}
      </div>
      <AdminFacts
        facts={[
          ['Email', <EmailFact key="email" email={email} isConfirmed={emailConfirmed} />],
          ['Phone', profile.phoneNumber],
          ['Bio', profile.bio],
          ['Signs in with', signInText(user)],
          ['Newsletter', newsletterText(newsletter)],
          ['Joined', <Moment key="joined" iso={createdAt} />],
          ['Last sign-in', lastLogin === null ? 'Never' : <Moment key="login" iso={lastLogin} />],
        ]}
      />
    </AdminPanel>
  );
}

function EmailFact({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  return (
    <span className={styles.email}>
      <span>{email}</span> {isConfirmed ? null : <Tag tone="outline">Not confirmed</Tag>}
    </span>
  );
}

function DeleteAccount({ user, isOwn, onDeleted }: UserProfileProps) {
  const ask = useDeleteUser(user, onDeleted);
  return (
    <Button
      size="sm"
      className={styles.delete ?? ''}
      disabled={isOwn}
      aria-haspopup="dialog"
      onPointerEnter={() => void loadModals()}
      onFocus={() => void loadModals()}
      onClick={ask}
    >
      Delete user
    </Button>
  );
}
