import { forgotPasswordInput } from '@longreturn/contract/account-input';
import { LIMITS } from '@longreturn/contract/limits';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { useSchemaForm } from '../../lib/use-schema-form.ts';
import { SubmitAction } from '../../ui/action-button.tsx';
import { EmailInput } from '../../ui/email-input.tsx';
import layout from '../../ui/form.module.css';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../toasts/show-toast.ts';

/** Requests a reset link. The response is the same whether or not the email address has an account. */
export function ForgotPasswordForm() {
  const forgot = trpc.auth.password.forgot.useMutation();
  const [isSent, setSent] = useState(false);
  const { form, formProps, busy } = useSchemaForm({
    schema: forgotPasswordInput,
    initialValues: { email: '' },
    send: async (values) => {
      await forgot.mutateAsync(values);
      form.reset(); // for another email address
      setSent(true);
    },
    onFailure: ({ message = 'Please try again.' }) => {
      showToast({ title: 'Request failed', message, tone: 'bad' });
      return undefined;
    },
  });
  if (isSent) {
    return (
      <Notice
        tone="good"
        isNews
        title="Check your email"
        action={<Button onClick={() => setSent(false)}>Use another email</Button>}
      >
        If this address has an account, a link for a new password is on its way. It works once, within{' '}
        {LIMITS.resetMinutes} minutes.
      </Notice>
    );
  }
  return (
    <form {...formProps} className={layout.form} aria-label="Forgot password">
      <EmailInput {...form.getInputProps('email')} />
      <SubmitAction size="lg" fullWidth label="Send Link" busyLabel="Sending..." busy={busy} />
    </form>
  );
}
