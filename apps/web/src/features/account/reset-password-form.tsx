import { resetPasswordInput } from '@longreturn/contract/account-input';
import { useState } from 'react';
import { leaveFor } from '../../lib/leave-for.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSchemaForm } from '../../lib/use-schema-form.ts';
import { SubmitAction } from '../../ui/action-button.tsx';
import layout from '../../ui/form.module.css';
import { GoLink } from '../../ui/go-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountName } from '../../ui/password-input.tsx';
import { showToast, storeToast } from '../toasts/show-toast.ts';
import { NewPasswordInput } from './new-password-input.tsx';

/**
 * The form for a new password, authorised by the token of an emailed link. The link works only once. If it has been
 * used since the page was opened, a notice replaces the form.
 */
export function ResetPasswordForm({ token }: { token: string }) {
  const reset = trpc.auth.password.reset.useMutation();
  const [isInvalid, setInvalid] = useState(false);
  const { form, formProps, busy } = useSchemaForm({
    schema: resetPasswordInput,
    initialValues: { token, password: '' },
    send: async (values) => {
      await reset.mutateAsync(values);
      storeToast({ title: 'Password changed', message: 'Please sign in with your new password.', tone: 'good' });
      await leaveFor('/login');
    },
    onFailure: ({ code, message = 'Please try again.' }) => {
      if (code === 'link.invalid') setInvalid(true);
      else showToast({ title: 'Password not changed', message, tone: 'bad' });
      return undefined;
    },
  });
  const password = form.useWatchValue('password');
  if (isInvalid || form.errors['token']) return <InvalidResetLink isNews />;
  return (
    <form {...formProps} className={layout.form} aria-label="Set a new password">
      <AccountName />
      <NewPasswordInput label="New password" typed={password} {...form.getInputProps('password')} />
      <SubmitAction size="lg" fullWidth label="Set New Password" busyLabel="Saving..." busy={busy} />
    </form>
  );
}

/** Says that a reset link is invalid. `isNews`: whether the message has just replaced the form. */
export function InvalidResetLink({ isNews = false }: { isNews?: boolean }) {
  return (
    <Notice
      tone="bad"
      isNews={isNews}
      title="This link is not valid or has expired"
      action={
        <GoLink to="/forgot-password" search={{}}>
          Request a new link
        </GoLink>
      }
    >
      Each link works once and expires after an hour.
    </Notice>
  );
}
