import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { readNotFound } from './features/not-found/page-not-found.tsx';
import { ApiProvider } from './lib/api-provider.tsx';
import type { ApiContext } from './lib/trpc.ts';
import { createAppRouter } from './router.ts';

/** The files that each route needs, in the router's format. */
export type ServerManifest = Awaited<
  ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>
>;

/** A rendered page: HTML, or a redirect. */
export interface RenderedPage {
  status: number;
  headers: Headers;
  html: string;
  /** The contents of the app's own inline scripts. Scripts in the text of an article, for example, aren't included. */
  scripts: string[];
}

interface AppRequest {
  request: Request;
  api: ApiContext;
  manifest: ServerManifest;
}

const NOT_FOUND = 404;

/** Renders the page at a URL. */
export async function renderApp({ request, api, manifest }: AppRequest): Promise<RenderedPage> {
  let marked = '';
  const mark = crypto.randomUUID();
  const handle = createRequestHandler({
    request,
    getRouterManifest: () => manifest,
    createRouter() {
      const router = createAppRouter({ ...api, origin: new URL(request.url).origin });
      router.options.ssr = { nonce: mark };
      const { dehydrate } = router.options;
      router.options.dehydrate = async () => {
        if (getSsrStatus(router) === NOT_FOUND) await readNotFound(api);
        return dehydrate?.();
      };
      return router;
    },
  });
  // The HTML is returned through `marked`, not as the body of the response: writing and reading a stream takes as long
  // as a database query.
  const { status, headers } = await handle(async ({ router, responseHeaders }) => {
    const app = (
      <ApiProvider api={api}>
        <RouterServer router={router} />
      </ApiProvider>
    );
    marked = await transformHtmlStringWithRouter(router, renderToString(app));
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  });
  return { status, headers, ...extractOwnScripts(marked, mark) };
}

const DATA = /type="application\/(ld\+)?json"/;
const FILE = /\ssrc=/;

/**
 * Finds the app's inline scripts by their nonce, which is `mark`. Returns their contents, and the page without these
 * nonces. A script in the text of an article can't have this nonce, because the nonce is random.
 */
function extractOwnScripts(marked: string, mark: string): { html: string; scripts: string[] } {
  const nonce = ` nonce="${mark}"`;
  const own = new RegExp(`<script(?=[^>]*${nonce})([^>]*)>([\\s\\S]*?)</script>`, 'g');
  const scripts = [...marked.matchAll(own)].flatMap(([, attributes = '', text = '']) =>
    DATA.test(attributes) || FILE.test(attributes) ? [] : [text],
  );
  const html = marked.replaceAll(`<meta property="csp-nonce" content="${mark}"/>`, '').replaceAll(nonce, '');
  return { html, scripts: [...new Set(scripts)] };
}
