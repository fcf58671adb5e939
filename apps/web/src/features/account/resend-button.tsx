import { useClient } from '../../lib/use-client.ts';
import { useTask } from '../../lib/use-task.ts';
import { ActionButton, type ActionButtonProps } from '../../ui/action-button.tsx';
import { showToast } from '../toasts/show-toast.ts';

interface ResendButtonProps extends Pick<ActionButtonProps, 'label' | 'size'> {
  email: string;
}

/** Sends the confirmation mail of the signed-in account again. */
export function ResendButton({ email, ...look }: ResendButtonProps) {
  const client = useClient();
  const { busy, run } = useTask(
    async () => {
      await client.auth.resendConfirmation.mutate();
      showToast({ title: 'Mail sent', message: `Check the inbox of ${email}.`, tone: 'good' });
    },
    ({ message = 'Please try again later.' }) => showToast({ title: 'Mail not sent', message, tone: 'bad' }),
  );
  return <ActionButton {...look} busyLabel="Sending..." busy={busy} onClick={() => run()} />;
}
