import type { Subscription } from '@longreturn/contract/newsletter';
import { isLinkFault } from '../../lib/is-link-fault.ts';
import { useClient } from '../../lib/use-client.ts';
import { useTask } from '../../lib/use-task.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { showToast } from '../toasts/show-toast.ts';
import styles from './unsubscribe-button.module.css';

/** Of what acts by a mailed link. */
export interface MailedLinkProps {
  token: string;
  onDone: (subscription: Subscription) => void;
  onInvalid: () => void;
}

/** Ends the newsletter at once; nobody has to say why. */
export function UnsubscribeButton({ token, onDone, onInvalid }: MailedLinkProps) {
  const client = useClient();
  const { busy, run } = useTask(
    async () => onDone(await client.newsletter.unsubscribe.mutate({ token })),
    (failure) => {
      if (isLinkFault(failure)) return onInvalid();
      showToast({ title: 'Not unsubscribed', message: failure.message ?? 'Please try again.', tone: 'bad' });
    },
  );
  return (
    <div className={styles.row}>
      <p>Enough of all of it? One press ends the newsletter, and so does saving with nothing ticked.</p>
      <BusyButton label="Unsubscribe" busyLabel="Processing..." busy={busy} onClick={run} />
    </div>
  );
}
