import { useClient } from '../../lib/use-client.ts';
import { useTask } from '../../lib/use-task.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../toasts/show-toast.ts';

/** For a visitor whose address nobody has confirmed yet. */
export function UnconfirmedNotice({ email }: { email: string }) {
  const client = useClient();
  const { busy, run } = useTask(
    async () => {
      await client.auth.resendConfirmation.mutate();
      showToast({ title: 'Mail sent', message: `Please look into the mailbox of ${email}.`, tone: 'good' });
    },
    ({ message = 'Please try again later.' }) => showToast({ title: 'Mail not sent', message, tone: 'bad' }),
  );
  return (
    <Notice
      title="Please confirm your email address"
      action={<BusyButton label="Send the mail again" busyLabel="Sending..." busy={busy} onClick={() => run()} />}
    >
      We have sent a link to {email}. Until you open it, mail of ours may not reach you.
    </Notice>
  );
}
