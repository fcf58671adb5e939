import type { Session } from '@longreturn/contract/account';
import { useQuery } from '@tanstack/react-query';
import { relativeTime } from '../../lib/relative-time.ts';
import { useAuth } from '../../lib/use-auth.ts';
import { useClient } from '../../lib/use-client.ts';
import { useTask } from '../../lib/use-task.ts';
import { useTrpc } from '../../lib/use-trpc.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { showToast } from '../toasts/show-toast.ts';
import styles from './security-section.module.css';

/** Where the account's owner is signed in, with a way out of each. */
export function SessionList({ now }: { now: string }) {
  const client = useClient();
  const { data: sessions = [], isError, refetch } = useQuery(useTrpc().auth.sessions.list.queryOptions());
  const others = useTask(async () => {
    await client.auth.sessions.endOthers.mutate();
    await refetch();
    showToast({ title: 'Signed out everywhere else', tone: 'good' });
  }, failSignOut);

  return (
    <div className={styles.list}>
      <h3 className={styles.title}>Where you are signed in</h3>
      {isError ? <Button onClick={() => void refetch()}>Failed to read the list. Try again</Button> : null}
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} now={now} onEnded={() => void refetch()} />
        ))}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) ? (
        <div>
          <BusyButton
            label="Sign out everywhere else"
            busyLabel="Signing out..."
            busy={others.busy}
            onClick={() => others.run()}
          />
        </div>
      ) : null}
    </div>
  );
}

interface SessionRowProps {
  session: Session;
  now: string;
  onEnded: () => void;
}

function SessionRow({ session: { id, device, lastUsedAt, isCurrent }, now, onEnded }: SessionRowProps) {
  const client = useClient();
  const { logOut } = useAuth();
  const { busy, run } = useTask(async () => {
    if (isCurrent) return logOut();
    await client.auth.sessions.end.mutate({ id });
    onEnded();
    showToast({ title: 'Signed out', message: device, tone: 'good' });
  }, failSignOut);
  return (
    <li className={styles.row}>
      <div>
        <b>
          {device} {isCurrent ? <Tag tone="green">This browser</Tag> : null}
        </b>
        <p>{isCurrent ? 'In use now' : `Last used ${relativeTime(lastUsedAt, now)}`}</p>
      </div>
      <BusyButton
        size="sm"
        label="Sign out"
        busyLabel="Signing out..."
        busy={busy}
        aria-label={`Sign out ${device}${isCurrent ? ', this browser' : ''}`}
        onClick={() => run()}
      />
    </li>
  );
}

function failSignOut({ message = 'Please try again.' }: { message?: string }): void {
  showToast({ title: 'Sign out failed', message, tone: 'bad' });
}
