import { forgotPasswordInput } from '@longreturn/contract/account-input';
import { LIMITS } from '@longreturn/contract/limits';
import { Button } from '@mantine/core';
import { useLoaderData, useLoaderDeps } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { useSchemaForm } from '../../lib/use-schema-form.ts';
import { SubmitAction } from '../../ui/action-button.tsx';
import { EmailInput } from '../../ui/email-input.tsx';
import layout from '../../ui/form.module.css';
import { FormPage } from '../../ui/form-page.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../toasts/show-toast.ts';
import { HomeAside, LoginAside } from './aside-links.tsx';
import { InvalidResetLink, ResetPasswordForm } from './reset-password-form.tsx';

/**
 * /forgot-password: the form that requests a reset link or, with the token of that link, the form for the new password.
 */
export function ForgotPasswordPage() {
  const { token, next } = useLoaderDeps({ from: '/forgot-password' });
  const { isLinkInvalid } = useLoaderData({ from: '/forgot-password' });
  const aside = (
    <>
      <LoginAside next={next} title="Remembered your password?" />
      <HomeAside />
    </>
  );
  if (token === undefined) {
    return (
      <FormPage title="Forgot Password" lede="Enter your email to get a reset link." aside={aside}>
        <ForgotPasswordForm />
      </FormPage>
    );
  }
  return (
    <FormPage title="New Password" lede="Choose a new password. This signs you out in every browser." aside={aside}>
      {isLinkInvalid ? <InvalidResetLink /> : <ResetPasswordForm key={token} token={token} />}
    </FormPage>
  );
}

/** Requests a reset link. The response is the same whether or not the email address has an account. */
function ForgotPasswordForm() {
  const forgot = trpc.auth.password.forgot.useMutation();
  const [isSent, setSent] = useState(false);
  const { form, formProps, busy } = useSchemaForm({
    schema: forgotPasswordInput,
    initialValues: { email: '' },
    send: async (values) => {
      await forgot.mutateAsync(values);
      form.reset(); // so that the form is empty for another email address
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
        If this address has an account, we have sent it a link to set a new password. The link works once and expires
        after {LIMITS.resetMinutes} minutes.
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
