import type { SignInAttempt } from '@longreturn/core/ports';
import { generateCodeVerifier, generateState } from 'arctic';

/** Fresh secrets for one try to sign in, 256 bits each. */
export function createAttempt(): SignInAttempt {
  return { state: generateState(), nonce: generateState(), codeVerifier: generateCodeVerifier() };
}
