import type { User } from '@longreturn/contract/account';

/** Specification §4, Session. 'failed': whether anybody is signed in could not be read. */
export type AuthSession =
  | { is: 'unknown' }
  | { is: 'failed'; error: Error }
  | { is: 'anonymous' }
  | { is: 'user'; user: User };

/** What the read of the session came to: a user, null for nobody, or no answer (specification §7, §8). */
export function authSession({ data, isError }: { data: User | null | undefined; isError: boolean }): AuthSession {
  if (data) return { is: 'user', user: data };
  if (data === null) return { is: 'anonymous' };
  return isError ? { is: 'failed', error: new Error('Failed to fetch user') } : { is: 'unknown' };
}
