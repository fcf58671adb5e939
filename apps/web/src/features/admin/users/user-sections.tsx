import type { AdminUserDetails } from '@longreturn/contract/admin-users';
import { useAuth } from '../../../lib/auth-provider.tsx';
import { FrozenAccount } from './frozen-account.tsx';
import { AccessTimeline, SentMails, SignIns } from './user-events.tsx';
import { UserFeeds } from './user-feeds.tsx';
import { UserMemberships } from './user-memberships.tsx';
import { UserProfile } from './user-profile.tsx';
import { UserSessions } from './user-sessions.tsx';
import { UserSubscription } from './user-subscription.tsx';

interface UserSectionsProps {
  user: AdminUserDetails;
  /** Called when the account was deleted, before the lists are read again. */
  onDeleted: () => Promise<void>;
}

/** Everything about a user, and the controls for all changes that an admin can make. */
export function UserSections({ user, onDeleted }: UserSectionsProps) {
  const { session } = useAuth();
  const isOwn = session.is === 'user' && session.user.id === user.id;
  return (
    <>
      {user.frozenAt === null ? null : <FrozenAccount user={user} frozenAt={user.frozenAt} />}
      <UserProfile user={user} isOwn={isOwn} onDeleted={onDeleted} />
      {user.subscription ? <UserSubscription user={user} subscription={user.subscription} /> : null}
      <UserMemberships user={user} />
      <AccessTimeline timeline={user.timeline} />
      <UserFeeds userId={user.id} />
      <UserSessions user={user} isOwn={isOwn} />
      <SignIns signIns={user.signIns} />
      <SentMails mails={user.mails} />
    </>
  );
}
