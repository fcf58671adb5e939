import type { User } from '@longreturn/contract/account';
import type { Toast } from '../toasts/show-toast.ts';

/**
 * Returns the toast after the profile was saved. `turnedOn` says whether this save turned the newsletter on: with an
 * unconfirmed email address nothing is sent yet, so the toast asks for the confirmation.
 */
export function savedToast(
  { email, emailConfirmed }: Pick<User, 'email' | 'emailConfirmed'>,
  { turnedOn }: { turnedOn: boolean },
): Toast {
  if (!turnedOn || emailConfirmed) return { title: 'Profile updated', tone: 'good' };
  const message = `Your profile is saved. The newsletter starts once you open the link that we sent to ${email}.`;
  return { title: 'Confirm your email first', message, tone: 'good' };
}
