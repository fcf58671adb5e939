import { ERRORS } from '@longreturn/contract/errors';

interface SignInProblem {
  text: string;
  /** A way out of it. */
  link?: 'forgot-password';
}

const PROBLEMS: Record<string, SignInProblem> = {
  'identity.refused': { text: ERRORS['identity.refused'].text },
  'identity.unavailable': { text: ERRORS['identity.unavailable'].text },
  'identity.cancelled': { text: 'Signing in was cancelled. You can try again, or use your email address.' },
  'email.taken': { text: `${ERRORS['email.taken'].text}. Please log in with your password.`, link: 'forgot-password' },
  'account.frozen': { text: ERRORS['account.frozen'].text, link: 'forgot-password' },
};

/** What a code says to a person who tried to sign in; undefined for a code that says nothing here. */
export function signInProblem(code: string | undefined): SignInProblem | undefined {
  return code !== undefined && Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code] : undefined;
}
