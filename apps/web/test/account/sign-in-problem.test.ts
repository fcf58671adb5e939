import { expect, test } from 'vitest';
import { signInProblem } from '../../src/features/account/login-page.tsx';

test.each([
  ['identity.refused', 'Sign-in failed. Please try again.'],
  ['identity.unavailable', 'This way of signing in is not available right now. Please use your email address.'],
  ['identity.cancelled', 'Signing in was cancelled. You can try again, or use your email address.'],
  ['email.taken', 'An account with this email already exists. Please sign in with your password.'],
  ['account.frozen', 'This account is frozen. Reset your password or contact us.'],
])('the error code %s has a message for users', (code, text) => expect(signInProblem(code)?.text).toBe(text));

test.each([undefined, '', 'service.internal', 'toString', '<script>'])('the error code %j has no message', (code) =>
  expect(signInProblem(code)).toBeUndefined(),
);
