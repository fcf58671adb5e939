import type { User } from '@longreturn/contract/account';
import { useAuth } from './use-auth.ts';

/**
 * The signed-in reader, for fields that are filled in with their name or email address; undefined for strangers. Read
 * each only where it is shown, once: a page that reads more of its reader is rendered for each (decision 8).
 */
export function useReader(): Pick<User, 'name' | 'email'> | undefined {
  const { session } = useAuth();
  return session.is === 'user' ? session.user : undefined;
}
