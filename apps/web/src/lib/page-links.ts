import type { AppRouter } from '@longreturn/api/app-router';
import type { User } from '@longreturn/contract/account';
import { readsPublicContent } from '@longreturn/contract/reads-public-content';
import type { TRPCLink } from '@trpc/client';
import { observable, observableToPromise } from '@trpc/server/observable';

/** What was answered under the key before to readers of the same rights, or what `read` brings. */
export type Remember = <Value extends object>(key: string, read: () => Promise<Value>) => Promise<Value>;

/** Answers who is signed in by what the server knew before it began with the page. */
export function knownSession(user: User | null): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) => {
      if (op.path !== 'auth.session') return next(op);
      return observable((observer) => {
        observer.next({ result: { type: 'data', data: user } });
        observer.complete();
      });
    };
}

/**
 * Lets pages have what was read of public content for an earlier one; searches are each their own and read anew.
 * `onOwnRead` is called when a page reads anything else: it may be the reader's alone.
 */
export function rememberedContent(remember: Remember, onOwnRead: () => void): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) => {
      const isContent = op.type === 'query' && readsPublicContent(op.path);
      if (!isContent) onOwnRead();
      if (!isContent || op.path === 'content.search') return next(op);
      return observable((observer) => {
        const key = `${op.path} ${JSON.stringify(op.input ?? null)}`;
        void remember(key, () => observableToPromise(next(op))).then(
          (answer) => {
            observer.next(answer);
            observer.complete();
          },
          (error) => observer.error(error), // next's own
        );
      });
    };
}
