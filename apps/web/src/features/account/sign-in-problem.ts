import { ERRORS } from '@longreturn/contract/errors';

interface SignInProblem {
  text: string;
  /** The page that helps. */
  link?: 'forgot-password';
}

const PROBLEMS: Record<string, SignInProblem> = {
  'identity.refused': { text: ERRORS['identity.refused'].text },
  'identity.unavailable': { text: ERRORS['identity.unavailable'].text },
  'identity.cancelled': { text: 'Signing in was cancelled. You can try again, or use your email address.' },
  'email.taken': { text: `${ERRORS['email.taken'].text}. Please log in with your password.`, link: 'forgot-password' },
  'account.frozen': { text: ERRORS['account.frozen'].text, link: 'forgot-password' },
};

/** Returns the message for the error code of a failed sign-in; undefined for unknown codes. */
export function signInProblem(code: string | undefined): SignInProblem | undefined {
  return code !== undefined && Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code] : undefined;
}
