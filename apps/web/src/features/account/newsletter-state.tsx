import type { User } from '@longreturn/contract/account';
import layout from '../../ui/layout.module.css';
import { ResendButton } from './resend-button.tsx';

/** Whether the account gets the newsletter. It starts once the email address is confirmed. */
export function NewsletterState({ user }: { user: Pick<User, 'email' | 'emailConfirmed' | 'profile'> }) {
  if (!user.profile.newsletterOptIn) return 'Not subscribed';
  if (user.emailConfirmed) return 'Subscribed';
  return (
    <span className={layout.row}>
      Confirm your email first
      <ResendButton size="sm" email={user.email} label="Send again" />
    </span>
  );
}
