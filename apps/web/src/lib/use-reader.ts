import type { User } from '@longreturn/contract/account';
import { useAuth } from './use-auth.ts';

/**
 * Returns the signed-in user, for fields filled in with their name or email address; undefined for anonymous readers.
 * Read each only where it is shown, and only once: a page that reads more of its user needs a route with `rendering:
 * 'perUser'` (decision 21).
 */
export function useReader(): Pick<User, 'name' | 'email'> | undefined {
  const { session } = useAuth();
  return session.is === 'user' ? session.user : undefined;
}
