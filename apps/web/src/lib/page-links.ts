import type { AppRouter } from '@longreturn/api/app-router';
import type { User } from '@longreturn/contract/account';
import type { TRPCLink } from '@trpc/client';
import { observable, observableToPromise } from '@trpc/server/observable';

/** A store of responses that readers with the same role share. */
export interface SharedResults {
  /** Whether the response of the query with this dotted name may be shared. */
  has(query: string): boolean;
  /** Returns the value stored under the key, or calls `read` and stores its result. */
  get<Value extends object>(key: string, read: () => Promise<Value>): Promise<Value>;
}

/**
 * Returns a tRPC link that answers `auth.session` with `user`, which the server has read before it renders the page.
 */
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
 * Returns a tRPC link that reads shared responses from the store. Other procedures may return data of the user. Before
 * the link calls such a procedure, it calls `onOwnRead`, which may throw to prevent the call.
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
            (error) => observer.error(error), // the error from `next`
          );
      });
    };
}
