import type { User } from '@longreturn/contract/account';

/** The session's state. 'failed': the session could not be read. */
export type AuthSession =
  | { is: 'unknown' }
  | { is: 'failed'; error: Error }
  | { is: 'anonymous' }
  | { is: 'user'; user: User };

/** Maps the session query to a state: a user, null for anonymous, or a failure. */
export function authSession({ data, isError }: { data: User | null | undefined; isError: boolean }): AuthSession {
  if (data) return { is: 'user', user: data };
  if (data === null) return { is: 'anonymous' };
  return isError ? { is: 'failed', error: new Error('Failed to fetch user') } : { is: 'unknown' };
}
