import type { User } from '@longreturn/contract/account';
import type { QueryClient } from '@tanstack/react-query';

interface Cache {
  queryClient: Pick<QueryClient, 'removeQueries'>;
  auth: { session: { setData: (input: undefined, user: User) => unknown } };
  content: { invalidate: () => Promise<void> };
}

/**
 * Makes the app show what the user who has just signed in has access to. Drops what was read before. What the page
 * still shows, such as the chapters of the playing episode, is read again.
 */
export function forgetFormerReader({ queryClient, auth, content }: Cache, user: User): void {
  queryClient.removeQueries({ type: 'inactive' });
  auth.session.setData(undefined, user);
  void content.invalidate();
}
