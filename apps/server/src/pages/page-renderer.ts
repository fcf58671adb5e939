import { appRouter } from '@longreturn/api/app-router';
import type { Context } from '@longreturn/api/context';
import { toErrorBody } from '@longreturn/api/error-body';
import { isShared } from '@longreturn/api/procedure-schemas';
import type { User } from '@longreturn/contract/account';
import { readerKind } from '@longreturn/core/content/reader-kind';
import type { AppParts } from '../app-parts.ts';
import { ContentMemory } from '../cache/content-memory.ts';
import { failureLog } from '../log-failure.ts';
import { withoutTokens } from '../without-tokens.ts';
import { failurePage } from './failure-page.ts';
import type { OwnReads } from './own-reads.ts';
import type { SharedResults } from './web-app.ts';

/**
 * The maximum size of the shared query results, in characters of JSON. As objects they need several times as much
 * memory.
 */
const MAX_CHARACTERS = 6 * 1024 * 1024;

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** Whether the page could read all its data. An incomplete page is not stored. */
  isWhole: boolean;
  /** The inline scripts that the Content-Security-Policy must allow. */
  scripts: readonly string[];
}

export interface PageReading {
  /** The tRPC context of its procedure calls. */
  context: Context;
  /** The user the page is rendered for. */
  user: User | null;
  /** Rejects reads of user-specific data. Without it the page may read everything, so the page must not be shared. */
  ownReads?: OwnReads;
}

export interface PageRenderer {
  /** Renders the page with this key. Never throws: a failed page has a 5xx status. */
  render(key: string, reading: PageReading): Promise<RenderedPage>;
}

/**
 * Creates the renderer, which renders pages with the web app and calls procedures in this process. The results of
 * queries for public content are cached for later pages.
 */
export function createPageRenderer({ env, logger, webApp, onContentChange }: AppParts): PageRenderer {
  const memory = new ContentMemory({ most: MAX_CHARACTERS, sizeOf: (value) => JSON.stringify(value).length });
  onContentChange(() => memory.clear());

  return {
    async render(key, { context, user, ownReads }) {
      const { requestId } = context;
      let worst: Pick<ReturnType<typeof toErrorBody>, 'status' | 'retryAfterSec'> = { status: 200 };
      const path = withoutTokens(key.split('?', 1)[0] ?? '');
      const logFailure = failureLog(logger, { path, requestId });
      const onFailure = (error: unknown) => {
        const failure = toErrorBody(error);
        if (failure.status >= 500) logFailure(error, 'page failed to load');
        if (failure.status > worst.status) worst = failure;
      };
      const sharedResults = sharedResultsFor(memory, context);
      try {
        const { renderPage, manifest } = await webApp.load();
        const onOwnRead = (procedure: string) => ownReads?.refuse(procedure);
        const request = new Request(new URL(key, env.origin));
        const procedures = appRouter;
        const page = { request, procedures, context, user, manifest, sharedResults, onOwnRead, onFailure };
        const { status, headers: given, html, scripts } = await renderPage(page);
        ownReads?.check();
        const headers = Object.fromEntries(given);
        const isWhole = worst.status < 500;
        if (status < 500 || worst.status < status) return { status, headers, html, isWhole, scripts };
        return { status: worst.status, headers: { ...headers, ...retryAfter(worst) }, html, isWhole, scripts };
      } catch (error) {
        const { status, body, retryAfterSec } = toErrorBody(error);
        logFailure(error, 'page failed to render');
        const headers = { 'content-type': 'text/html; charset=utf-8', ...retryAfter({ retryAfterSec }) };
        return { status: Math.max(status, 500), headers, html: failurePage(body.error), isWhole: false, scripts: [] };
      }
    },
  };
}

function retryAfter({ retryAfterSec }: { retryAfterSec?: number | undefined }): Record<string, string> {
  return retryAfterSec === undefined ? {} : { 'retry-after': String(retryAfterSec) };
}

/** Returns the query results that readers of the same kind share. */
function sharedResultsFor(memory: ContentMemory<object>, { actor }: Context): SharedResults {
  const kind = readerKind(actor);
  return {
    has: (query) => isShared(query),
    async get<Value extends object>(key: string, read: () => Promise<Value>): Promise<Value> {
      const at = `${kind} ${key}`;
      const known = memory.find(at);
      if (known) return known as Value; // the key identifies one procedure and input
      const keep = memory.keeper();
      const value = await read();
      keep(at, value);
      return value;
    },
  };
}
