import { ERRORS } from '@longreturn/contract/errors';
import { useLoaderDeps } from '@tanstack/react-router';
import { useState } from 'react';
import { FormPage } from '../../ui/form-page.tsx';
import { GoLink } from '../../ui/go-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { HomeAside, RegisterAside } from './aside-links.tsx';
import { ConfirmPage } from './confirm-page.tsx';
import { MembersAside } from './join-aside.tsx';
import { LoginForm } from './login-form.tsx';
import { ProviderLinks } from './provider-links.tsx';

/** /login. With the token of an emailed link, the page confirms an email address instead. */
export function LoginPage() {
  const { next, problem, confirm } = useLoaderDeps({ from: '/login' });
  const [code, setCode] = useState(problem);
  if (confirm !== undefined) return <ConfirmPage token={confirm} />;
  return (
    <FormPage
      title="Login"
      lede="Sign in to manage your profile and membership."
      aside={
        <>
          <RegisterAside next={next} />
          <MembersAside />
          <HomeAside />
        </>
      }
    >
      <Problem code={code} next={next} />
      {/* A wrong password shows in the toast. A frozen account needs a message that stays. */}
      <LoginForm next={next} onLoginFailed={(failed) => setCode(failed === 'account.frozen' ? failed : undefined)} />
      <ProviderLinks next={next} />
    </FormPage>
  );
}

function Problem({ code, next }: { code: string | undefined; next: string | undefined }) {
  const problem = signInProblem(code);
  if (!problem) return null;
  return (
    <Notice
      tone="bad"
      title="Login failed"
      isNews
      action={
        problem.link ? (
          <GoLink to="/forgot-password" search={{ next }}>
            Reset your password
          </GoLink>
        ) : null
      }
    >
      {problem.text}
    </Notice>
  );
}

interface SignInProblem {
  text: string;
  /** The page where the user can solve the problem. */
  link?: 'forgot-password';
}

const PROBLEMS: Record<string, SignInProblem> = {
  'identity.refused': { text: ERRORS['identity.refused'].text },
  'identity.unavailable': { text: ERRORS['identity.unavailable'].text },
  'identity.cancelled': { text: 'Signing in was cancelled. You can try again, or use your email address.' },
  'email.taken': { text: `${ERRORS['email.taken'].text}. Please sign in with your password.`, link: 'forgot-password' },
  'feature.disabled': { text: 'New accounts can’t be created at the moment.' },
  'account.frozen': { text: ERRORS['account.frozen'].text, link: 'forgot-password' },
};

/** Returns the message for the error code of a failed sign-in; undefined for unknown codes. */
export function signInProblem(code: string | undefined): SignInProblem | undefined {
  return code !== undefined && Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code] : undefined;
}
