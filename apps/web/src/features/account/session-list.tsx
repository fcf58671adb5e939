import type { Session } from '@longreturn/contract/account';
import { Button } from '@mantine/core';
import { useAuth } from '../../lib/auth-provider.tsx';
import { relativeTime } from '../../lib/relative-time.ts';
import { trpc } from '../../lib/trpc.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { failureToast, showToast } from '../toasts/show-toast.ts';
import styles from './security-section.module.css';

/** The user's sessions, each with a button to sign it out. */
export function SessionList({ now }: { now: string }) {
  const { list } = trpc.useUtils().auth.sessions;
  const { data: sessions = [], isError, refetch } = trpc.auth.sessions.list.useQuery();
  const endOthers = trpc.auth.sessions.endOthers.useMutation({
    onSuccess: async () => {
      await list.invalidate();
      showToast({ title: 'Signed out everywhere else', tone: 'good' });
    },
    onError: failureToast('Sign out failed'),
  });

  return (
    <div className={styles.list}>
      <h3 className={styles.title}>Where you are signed in</h3>
      {isError ? <Button onClick={() => void refetch()}>Failed to read the list. Try again</Button> : null}
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} now={now} />
        ))}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) ? (
        <div>
          <ActionButton
            label="Sign out everywhere else"
            busyLabel="Signing out..."
            busy={endOthers.isPending}
            onClick={() => endOthers.mutate()}
          />
        </div>
      ) : null}
    </div>
  );
}

interface SessionRowProps {
  session: Session;
  now: string;
}

function SessionRow({ session: { id, device, lastUsedAt, isCurrent }, now }: SessionRowProps) {
  const { list } = trpc.useUtils().auth.sessions;
  const { logOut, isLoggingOut } = useAuth();
  const end = trpc.auth.sessions.end.useMutation({
    onSuccess: () => {
      void list.invalidate();
      showToast({ title: 'Signed out', message: device, tone: 'good' });
    },
    onError: failureToast('Sign out failed'),
  });
  return (
    <li className={styles.row}>
      <div>
        <b>
          {device} {isCurrent ? <Tag tone="green">This browser</Tag> : null}
        </b>
        <p>{isCurrent ? 'In use now' : `Last used ${relativeTime(lastUsedAt, now)}`}</p>
      </div>
      <ActionButton
        size="sm"
        label="Sign out"
        busyLabel="Signing out..."
        busy={isCurrent ? isLoggingOut : end.isPending}
        aria-label={`Sign out ${device}${isCurrent ? ', this browser' : ''}`}
        onClick={() => (isCurrent ? void logOut() : end.mutate({ id }))}
      />
    </li>
  );
}
