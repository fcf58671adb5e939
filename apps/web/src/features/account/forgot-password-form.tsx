import { forgotPasswordInput } from '@longreturn/contract/account-input';
import { LIMITS } from '@longreturn/contract/limits';
import { useState } from 'react';
import { useClient } from '../../lib/use-client.ts';
import { useForm } from '../../lib/use-form.ts';
import { AddressField } from '../../ui/address-field.tsx';
import { SubmitButton } from '../../ui/busy-button.tsx';
import { Button } from '../../ui/button.tsx';
import form from '../../ui/form.module.css';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../toasts/show-toast.ts';

/** Asks for the address; the answer is the same whether it has an account or not. */
export function ForgotPasswordForm() {
  const client = useClient();
  const [isSent, setSent] = useState(false);
  const {
    form: handlers,
    errors,
    busy,
  } = useForm({
    schema: forgotPasswordInput,
    send: async (values) => {
      await client.auth.password.forgot.mutate(values);
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
        action={<Button onClick={() => setSent(false)}>Use another address</Button>}
      >
        If this address has an account, a link for a new password is on its way. It works once, within{' '}
        {LIMITS.resetMinutes} minutes.
      </Notice>
    );
  }
  return (
    <form {...handlers} className={form.form} aria-label="Forgot password">
      <AddressField error={errors['email']} />
      <SubmitButton size="lg" block label="Send Link" busyLabel="Sending..." busy={busy} />
    </form>
  );
}
