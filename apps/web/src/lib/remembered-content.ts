import type { AppRouter } from '@longreturn/api/app-router';
import type { TRPCLink } from '@trpc/client';
import { observable, observableToPromise } from '@trpc/server/observable';

/** What was answered under the key before to readers of the same rights, or what `read` brings. */
export type Remember = <Value extends object>(key: string, read: () => Promise<Value>) => Promise<Value>;

/** Lets pages have what was read of public content for an earlier one. Searches are each their own: they are read anew. */
export function rememberedContent(remember: Remember): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) => {
      if (op.type !== 'query' || !op.path.startsWith('content.') || op.path === 'content.search') return next(op);
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
