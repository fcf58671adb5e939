import { AppError } from '@longreturn/core/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AppParts } from '../app-parts.ts';
import { takesGzip } from '../cache/accepted-encodings.ts';
import { joinGzip } from '../cache/gzip-pieces.ts';
import { sendResponse } from '../cache/send-response.ts';
import { finishResponse, type StoredResponse } from '../cache/stored-response.ts';
import { OwnReads } from '../pages/own-reads.ts';
import { createPageRenderer, type PageReading, type RenderedPage } from '../pages/page-renderer.ts';
import { pageUrl } from '../pages/page-url.ts';
import { type RequestedPage, requestedPage } from '../pages/requested-page.ts';
import { isUnreadable } from '../pages/routable-url.ts';
import { createSignedInPages, type OwnPage, pageForOne } from '../pages/signed-in-pages.ts';
import { wantsPage } from '../pages/wants-page.ts';
import { pageContentSecurityPolicy, scriptHashes } from './content-security-policy.ts';

/** In development Vite adds its own scripts and styles to the page. */
const VITE_POLICY = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: ws: https:";

/** A URL that has no page, so it renders the not-found page. */
const NOT_FOUND: RequestedPage = { key: '/page-not-found', rendering: 'perRole' };

const MAX_TARGETS = 10_000;
const MAX_STORED_LENGTH = 300;

/**
 * Serves the web app's pages at all remaining URLs. For visitors without a session a page is rendered once per content
 * version. A signed-in user gets a page with their own data. A browser that requests an invalid URL gets the not-found
 * page with status 400; a script gets the error body.
 */
export function registerPages(app: FastifyInstance, parts: AppParts): void {
  const { cache, contexts, dev, webApp } = parts;
  const make = pageMaker(parts);
  const makeForSignedIn = createSignedInPages(parts, make);
  /** The page of each request target, kept because parsing a target would cost as much as sending its page. */
  const targets = new LRUCache<string, RequestedPage>({ max: MAX_TARGETS });

  app.get('/*', (request, reply) => {
    const target = request.raw.url ?? '/';
    const known = targets.get(target);
    const copy = known && !contexts.mayBeSignedIn(request) ? cache.find(known.key) : undefined;
    return copy ? sendResponse(request, reply, copy) : sendPageOrError(target, request, reply);
  });

  async function sendPageOrError(target: string, request: FastifyRequest, reply: FastifyReply) {
    try {
      return await parseAndSend(target, request, reply);
    } catch (error) {
      if (!wantsPage(request) || !isInvalid(error)) throw error;
      return sendPage(NOT_FOUND, request, reply, 400);
    }
  }

  async function parseAndSend(target: string, request: FastifyRequest, reply: FastifyReply) {
    if (isUnreadable(request)) throw new AppError('input.invalid');
    const url = pageUrl(target);
    if (url.path !== url.requested) return reply.redirect(url.path + url.search, 308);
    const { findPageRoute } = await webApp.load();
    const page = requestedPage(url, findPageRoute(url.path));
    if (page.rendering === 'perRequest') return sendUnstored(page, request, reply);
    if (target.length <= MAX_STORED_LENGTH) targets.set(target, page);
    return sendPage(page, request, reply);
  }

  /** Renders a page for this request only, such as the page of an emailed link, and sends it. */
  async function sendUnstored({ key }: RequestedPage, request: FastifyRequest, reply: FastifyReply) {
    const context = await contexts.of(request, reply); // has the client's IP address, by which emailed links are rate-limited
    const page = await make(key, { context, user: context.session?.user ?? null });
    return sendOwnPage(request, reply, pageForOne(page));
  }

  /** Sends a page. `status` replaces the page's status. */
  async function sendPage(page: RequestedPage, request: FastifyRequest, reply: FastifyReply, status?: number) {
    const signedIn = await contexts.ofSignedIn(request, reply);
    if (signedIn) {
      const own = await makeForSignedIn(page, signedIn);
      return sendOwnPage(request, reply, { ...own, status: status ?? own.status });
    }
    const makeForAll = async () => finishForAll(await make(page.key, anonymous(page, request)));
    const response = dev ? await makeForAll() : await cache.getOrMake(page.key, makeForAll);
    return sendResponse(request, reply, status ? { ...response, status } : response);
  }

  function anonymous({ key, rendering }: RequestedPage, { id }: FastifyRequest): PageReading {
    const reading = { context: contexts.anonymous(id), user: null };
    return rendering === 'perRole' ? { ...reading, ownReads: new OwnReads(key) } : reading;
  }
}

function isInvalid(error: unknown): boolean {
  return error instanceof AppError && error.code === 'input.invalid';
}

function finishForAll({ status, headers, html, isWhole }: RenderedPage): Promise<StoredResponse> {
  const caching = {
    'cache-control': status < 400 && isWhole ? 'no-cache' : 'no-store',
    vary: 'Cookie, Accept-Encoding',
  };
  return finishResponse(status, { ...headers, ...caching }, html);
}

/** Returns a function that renders a page and sets its Content-Security-Policy, which allows its inline scripts. */
function pageMaker(parts: AppParts): (key: string, reading: PageReading) => Promise<RenderedPage> {
  const { env, dev } = parts;
  const renderer = createPageRenderer(parts);
  return async (key, reading) => {
    const page = await renderer.render(key, reading);
    const policy = dev ? VITE_POLICY : pageContentSecurityPolicy(scriptHashes(page.scripts), env);
    return { ...page, headers: { ...page.headers, 'content-security-policy': policy } };
  };
}

function sendOwnPage(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: OwnPage): FastifyReply {
  const zipped = takesGzip(request.headers['accept-encoding']);
  if (zipped) reply.header('content-encoding', 'gzip');
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'private, no-store', vary: 'Cookie, Accept-Encoding' })
    .send(zipped ? joinGzip(body) : Buffer.concat(body.map(({ plain }) => plain)));
}
