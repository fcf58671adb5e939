import { resetPasswordInput } from '@longreturn/contract/account-input';
import { useState } from 'react';
import { leaveFor } from '../../lib/leave-for.ts';
import { useClient } from '../../lib/use-client.ts';
import { useForm } from '../../lib/use-form.ts';
import { SubmitButton } from '../../ui/busy-button.tsx';
import form from '../../ui/form.module.css';
import { GoLink } from '../../ui/go-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { keepToast } from '../toasts/keep-toast.ts';
import { showToast } from '../toasts/show-toast.ts';
import { AccountName } from './account-name.tsx';
import { NewPasswordField } from './new-password-field.tsx';

/** Sets the new password by a mailed link, once. */
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
  // A link that lost some letters on its way is seen as invalid by the schema already.
  if (isInvalid || errors['token']) return <InvalidLink />;
  return (
    <form {...handlers} className={form.form} aria-label="Set a new password">
      <AccountName />
      <NewPasswordField label="New password" name="password" error={errors['password']} />
      <SubmitButton size="lg" block label="Set New Password" busyLabel="Saving..." busy={busy} />
    </form>
  );
}

function InvalidLink() {
  return (
    <Notice
      tone="bad"
      isNews
      title="This link is not valid or has expired"
      action={
        <GoLink to="/forgot-password" search={{}}>
          Ask for a new link
        </GoLink>
      }
    >
      A link works once, and only for an hour.
    </Notice>
  );
}
