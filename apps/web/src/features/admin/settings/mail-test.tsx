import type { MailTest as Outcome } from '@longreturn/contract/settings';
import { readFailure } from '../../../lib/read-failure.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../toasts/show-toast.ts';
import { AdminPanel } from '../admin-panel.tsx';
import { hasSessionEnded } from '../has-session-ended.ts';
import styles from './side-panel.module.css';

/** Sends a test email to the admin and shows the mail server's response. */
export function MailTest() {
  const { data: services } = trpc.admin.settings.providers.useQuery(undefined, { retryOnMount: false });
  const hasServer = services?.find(({ name }) => name === 'mail')?.configured ?? true;
  const send = trpc.admin.settings.mailTest.useMutation({ onError: showFailure });
  return (
    <AdminPanel title="Email test">
      <div className={styles.content}>
        <p>Send an email to your own address to check that the site can send emails.</p>
        <ActionButton
          label="Send test email"
          busyLabel="Sending..."
          busy={send.isPending}
          onClick={() => send.mutate()}
        />
        {send.data ? <Result {...send.data} hasServer={hasServer} /> : null}
      </div>
    </AdminPanel>
  );
}

interface ResultProps extends Outcome {
  /** Whether a mail server is configured. Without one, emails are written to files. */
  hasServer: boolean;
}

function Result({ to, accepted, reason, hasServer }: ResultProps) {
  if (accepted) {
    return (
      <Notice
        isNews
        tone={hasServer ? 'good' : 'plain'}
        title={hasServer ? 'Test email sent' : 'No mail server is configured'}
      >
        {hasServer ? `The mail server accepted the email to ${to}.` : `The email to ${to} was written to a file.`}
      </Notice>
    );
  }
  return (
    <Notice isNews tone="bad" title="Test email not sent">
      {reason}
    </Notice>
  );
}

function showFailure(error: unknown): void {
  if (hasSessionEnded(error)) return;
  const { message = 'Please try again.' } = readFailure(error);
  showToast({ title: 'Test email not sent', message, tone: 'bad' });
}
