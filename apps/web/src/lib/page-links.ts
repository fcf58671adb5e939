import type { AppRouter } from '@longreturn/api/app-router';
import type { User } from '@longreturn/contract/account';
import type { TRPCLink } from '@trpc/client';
import { observable, observableToPromise } from '@trpc/server/observable';

/** A store of responses, shared between readers with the same role. */
export interface SharedResults {
  /** Whether the response of the query with this dotted name may be shared. */
  has(query: string): boolean;
  /** Returns the value stored under the key, or calls `read` and stores its result. */
  get<Value extends object>(key: string, read: () => Promise<Value>): Promise<Value>;
}

/** Responds to `auth.session` with the user that the server found before it rendered the page. */
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
 * Takes shared responses from the store. Other procedures may respond differently to each user: `onOwnRead` is called
 * first, and may throw.
 */
export function sharedContent(results: SharedResults, onOwnRead: (procedure: string) => void): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) => {
      if (op.type !== 'query' || !results.has(op.path)) {
        onOwnRead(op.path);
        return next(op);
      }
      return observable((observer) => {
        const key = `${op.path} ${JSON.stringify(op.input ?? null)}`;
        void results
          .get(key, () => observableToPromise(next(op)))
          .then(
            (result) => {
              observer.next(result);
              observer.complete();
            },
            (error) => observer.error(error), // next's own
          );
      });
    };
}
