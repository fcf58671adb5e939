import { useLoaderData, useLoaderDeps } from '@tanstack/react-router';
import { OperatedPage } from '../../ui/operated-page.tsx';
import { HomeAside, LoginAside } from './aside-links.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { InvalidResetLink } from './invalid-reset-link.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** /forgot-password: the form for a reset link, or, with the secret of a mailed link, for the new password. */
export function ForgotPasswordPage() {
  const { token, next } = useLoaderDeps({ from: '/forgot-password' });
  const { isLinkInvalid } = useLoaderData({ from: '/forgot-password' });
  const aside = (
    <>
      <LoginAside next={next} />
      <HomeAside />
    </>
  );
  if (token === undefined) {
    return (
      <OperatedPage title="Forgot Password" lede="Enter your email for a reset link." aside={aside}>
        <ForgotPasswordForm />
      </OperatedPage>
    );
  }
  return (
    <OperatedPage title="New Password" lede="Choose a new password. This signs you out in every browser." aside={aside}>
      {isLinkInvalid ? <InvalidResetLink /> : <ResetPasswordForm key={token} token={token} />}
    </OperatedPage>
  );
}
