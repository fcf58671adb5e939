import type { Subscription } from '@longreturn/contract/newsletter';
import { isInvalidLinkError, readFailure } from '../../lib/read-failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { failureToast } from '../toasts/show-toast.ts';
import styles from './unsubscribe-button.module.css';

const showUnsubscribeError = failureToast('Couldn’t unsubscribe');

/** The props of a form or button that sends a request with the token of an emailed link. */
export interface EmailedLinkProps {
  token: string;
  onDone: (subscription: Subscription) => void;
  onInvalid: () => void;
}

/** Unsubscribes immediately, without a confirmation or a survey. */
export function UnsubscribeButton({ token, onDone, onInvalid }: EmailedLinkProps) {
  const unsubscribe = trpc.newsletter.unsubscribe.useMutation({
    onSuccess: onDone,
    onError: (error) => (isInvalidLinkError(readFailure(error)) ? onInvalid() : showUnsubscribeError(error)),
  });
  return (
    <div className={styles.row}>
      <p>Don’t want any of these emails? Click Unsubscribe, or clear every checkbox and save your preferences.</p>
      <ActionButton
        label="Unsubscribe"
        busyLabel="Processing..."
        busy={unsubscribe.isPending}
        onClick={() => unsubscribe.mutate({ token })}
      />
    </div>
  );
}
