import type { AppRouter } from '@longreturn/api/app-router';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { createApiContext } from '../src/lib/trpc.ts';
import { type RenderedPage, renderApp } from '../src/render-app.tsx';
import { SITE_RESULTS } from './site-results.ts';

const ORIGIN = 'https://longreturn.example';
const EMPTY_LIST = { items: [], nextCursor: null, total: 0 };

/** The responses and the error codes of procedures, by path. */
interface Results {
  data?: Record<string, unknown>;
  failures?: Record<string, string>;
  /** Called for every procedure call, except the one for the site's texts, which every page makes. */
  onCall?: (path: string) => void;
  /** The path of a procedure that responds after all calls made at the same time. The others respond immediately. */
  late?: string;
}

/** Returns the page at a path, as the server renders it. By default, the reader is anonymous and lists are empty. */
export function servePage(path: string, results: Results = {}): Promise<RenderedPage> {
  const api = createApiContext(stub(results));
  return renderApp({ request: new Request(ORIGIN + path), api, manifest: { routes: {} } });
}

function stub({ data = {}, failures = {}, onCall, late }: Results): TRPCLink<AppRouter> {
  const known: Record<string, unknown> = { 'auth.session': null, ...SITE_RESULTS, ...data };
  return () =>
    ({ op }) =>
      observable((observer) => {
        if (op.path !== 'content.site') onCall?.(op.path);
        const respond = () => {
          const code = failures[op.path];
          if (code !== undefined) return observer.error(failure(code));
          observer.next({ result: { type: 'data', data: op.path in known ? known[op.path] : EMPTY_LIST } });
          observer.complete();
        };
        // A task runs after all microtasks, so all loaders that wait for other responses have continued by then.
        if (op.path === late) setImmediate(respond);
        else respond();
      });
}

/** Returns an error as the server's formatter writes it (packages/api, trpc.ts). */
function failure(code: string) {
  const data = { code, error: code, httpStatus: code === 'service.internal' ? 500 : 400 };
  return TRPCClientError.from({ error: { code: -32600, message: code, data } });
}
