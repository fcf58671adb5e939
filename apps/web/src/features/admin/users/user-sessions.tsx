import type { Session } from '@longreturn/contract/account';
import type { AdminUserDetails } from '@longreturn/contract/admin-users';
import { trpc } from '../../../lib/trpc.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { runInSection } from '../focus-section.ts';
import { Moment } from '../moment.tsx';
import { reasonOr, useAdminChange } from '../use-admin-change.ts';
import styles from './user-entries.module.css';

interface UserSessionsProps {
  user: Pick<AdminUserDetails, 'id' | 'sessions'>;
  /** Whether this is the admin's own account. Its current session can't be ended here. */
  isOwn: boolean;
}

/** Where a user is signed in. An admin can end each session, or all of them. */
export function UserSessions({ user: { id: userId, sessions }, isOwn }: UserSessionsProps) {
  const endAll = trpc.admin.users.endSessions.useMutation(
    useAdminChange({ done: 'Sessions ended', failed: reasonOr('Failed to end the sessions. Please try again.') }),
  );
  const button = (
    <ActionButton
      size="sm"
      label={isOwn ? 'End all other sessions' : 'End all sessions'}
      busyLabel="Processing..."
      busy={endAll.isPending}
      onClick={() => void runInSection(() => endAll.mutateAsync({ userId }))}
    />
  );
  const canEnd = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <AdminPanel level={3} title="Sessions" aside={canEnd ? button : null}>
      {sessions.length === 0 ? <p className={styles.none}>No open sessions</p> : null}
      <ul>
        {sessions.map((session) => (
          <OpenSession key={session.id} userId={userId} session={session} />
        ))}
      </ul>
    </AdminPanel>
  );
}

function OpenSession({ userId, session }: { userId: string; session: Session }) {
  const { id: sessionId, device, createdAt, lastUsedAt, isCurrent } = session;
  const end = trpc.admin.users.endSession.useMutation(
    useAdminChange({ done: 'Session ended', failed: reasonOr('Failed to end the session. Please try again.') }),
  );
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <b>
          {device} {isCurrent ? <Tag tone="green">This browser</Tag> : null}
        </b>
        {isCurrent ? null : (
          <ActionButton
            size="sm"
            label="End session"
            busyLabel="Processing..."
            busy={end.isPending}
            aria-label={`End session: ${device}`}
            onClick={() => void runInSection(() => end.mutateAsync({ userId, sessionId }))}
          />
        )}
      </div>
      <p>
        Signed in <Moment iso={createdAt} />, last used <Moment iso={lastUsedAt} />
      </p>
    </li>
  );
}
