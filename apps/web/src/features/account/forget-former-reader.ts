import type { User } from '@longreturn/contract/account';
import type { QueryClient } from '@tanstack/react-query';

interface Cache {
  queryClient: Pick<QueryClient, 'removeQueries'>;
  auth: { session: { setData: (input: undefined, user: User) => unknown } };
  content: { invalidate: () => Promise<void> };
}

/**
 * Makes the app show what the newly signed-in user has access to. Drops cached data that the page doesn't use. Data
 * that the page still uses, such as the chapters of the playing episode, is read again.
 */
export function forgetFormerReader({ queryClient, auth, content }: Cache, user: User): void {
  queryClient.removeQueries({ type: 'inactive' });
  auth.session.setData(undefined, user);
  void content.invalidate();
}
