import { Notice } from '../../ui/notice.tsx';
import { ResendButton } from './resend-button.tsx';

/** Asks the user to confirm their email address. */
export function UnconfirmedNotice({ email }: { email: string }) {
  return (
    <Notice
      title="Please confirm your email address"
      action={<ResendButton email={email} label="Send the email again" />}
    >
      We have sent a link to {email}. Open it to make sure that our emails reach you.
    </Notice>
  );
}
