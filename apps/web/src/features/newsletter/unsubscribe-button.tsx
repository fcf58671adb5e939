import type { Subscription } from '@longreturn/contract/newsletter';
import { isLinkFault, readFailure } from '../../lib/read-failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { failureToast } from '../toasts/show-toast.ts';
import styles from './unsubscribe-button.module.css';

const failUnsubscribing = failureToast('Not unsubscribed');

/** For actions authorised by a mailed link. */
export interface MailedLinkProps {
  token: string;
  onDone: (subscription: Subscription) => void;
  onInvalid: () => void;
}

/** Ends the newsletter at once, without asking why. */
export function UnsubscribeButton({ token, onDone, onInvalid }: MailedLinkProps) {
  const unsubscribe = trpc.newsletter.unsubscribe.useMutation({
    onSuccess: onDone,
    onError: (error) => (isLinkFault(readFailure(error)) ? onInvalid() : failUnsubscribing(error)),
  });
  return (
    <div className={styles.row}>
      <p>Enough of all of it? One press ends the newsletter, and so does saving with nothing ticked.</p>
      <ActionButton
        label="Unsubscribe"
        busyLabel="Processing..."
        busy={unsubscribe.isPending}
        onClick={() => unsubscribe.mutate({ token })}
      />
    </div>
  );
}
