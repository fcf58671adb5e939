import { resetPasswordInput } from '@longreturn/contract/account-input';
import { useState } from 'react';
import { leaveFor } from '../../lib/leave-for.ts';
import { useClient } from '../../lib/use-client.ts';
import { useForm } from '../../lib/use-form.ts';
import { SubmitButton } from '../../ui/busy-button.tsx';
import form from '../../ui/form.module.css';
import { keepToast } from '../toasts/keep-toast.ts';
import { showToast } from '../toasts/show-toast.ts';
import { AccountName } from './account-name.tsx';
import { InvalidResetLink } from './invalid-reset-link.tsx';
import { NewPasswordField } from './new-password-field.tsx';

/** Sets the new password by a mailed link, which works once: it may have been used since the page was opened. */
export function ResetPasswordForm({ token }: { token: string }) {
  const client = useClient();
  const [isInvalid, setInvalid] = useState(false);
  const {
    form: handlers,
    errors,
    busy,
  } = useForm({
    schema: resetPasswordInput,
    read: (fields) => ({ token, password: fields.get('password') }),
    send: async (values) => {
      await client.auth.password.reset.mutate(values);
      keepToast({ title: 'Password changed', message: 'Please log in with your new password.', tone: 'good' });
      await leaveFor('/login');
    },
    onFailure: ({ code, message = 'Please try again.' }) => {
      if (code === 'link.invalid') setInvalid(true);
      else showToast({ title: 'Password not changed', message, tone: 'bad' });
      return undefined;
    },
  });
  if (isInvalid || errors['token']) return <InvalidResetLink isNews />;
  return (
    <form {...handlers} className={form.form} aria-label="Set a new password">
      <AccountName />
      <NewPasswordField label="New password" name="password" error={errors['password']} />
      <SubmitButton size="lg" block label="Set New Password" busyLabel="Saving..." busy={busy} />
    </form>
  );
}
