import type { SignInAttempt } from '@longreturn/core/ports';
import { generateCodeVerifier, generateState } from 'arctic';

/** Creates the secrets of one sign-in attempt, 256 bits each. */
export function createAttempt(): SignInAttempt {
  return { state: generateState(), nonce: generateState(), codeVerifier: generateCodeVerifier() };
}
