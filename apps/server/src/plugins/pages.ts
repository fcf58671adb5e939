import { AppError } from '@longreturn/core/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AppParts } from '../app-parts.ts';
import { takesGzip } from '../cache/accepted-encodings.ts';
import { type Answer, finishAnswer } from '../cache/answer.ts';
import { joinGzip } from '../cache/gzip-pieces.ts';
import { sendAnswer } from '../cache/send-answer.ts';
import { type AskedPage, askedPage } from '../pages/asked-page.ts';
import { OwnReads } from '../pages/own-reads.ts';
import { pageAddress } from '../pages/page-address.ts';
import { createPageRenderer, type PageReading, type RenderedPage } from '../pages/page-renderer.ts';
import { isUnreadable } from '../pages/routable-url.ts';
import { scriptHashes } from '../pages/script-hashes.ts';
import { createSignedInPages, type OwnPage, pageForOne } from '../pages/signed-in-pages.ts';
import { wantsPage } from '../pages/wants-page.ts';
import { pageContentSecurityPolicy } from './content-security-policy.ts';

/** While developing vite puts its own scripts and styles into the page. */
const VITE_POLICY = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: ws: https:";

/** An address that no page has: it renders the page that says so. */
const NOWHERE: AskedPage = { key: '/page-not-found', rendering: 'perRole' };

const MOST_TARGETS = 10_000;
const LONGEST_KNOWN = 300;

/**
 * Every other address: a page of the web app. For readers without a session it is rendered once per content version; a
 * signed-in reader gets one with their own data, which is stored nowhere. An address that can't be read gets the page for
 * unknown addresses, with status 400, and a script the error body.
 */
export function registerPages(app: FastifyInstance, parts: AppParts): void {
  const { cache, contexts, dev, webApp } = parts;
  const make = pageMaker(parts);
  const makeForSignedIn = createSignedInPages(parts, make);
  /** The pages of targets that were read before: reading one anew costs as much as sending its page. */
  const targets = new LRUCache<string, AskedPage>({ max: MOST_TARGETS });

  app.get('/*', (request, reply) => {
    const target = request.raw.url ?? '/';
    const known = targets.get(target);
    const copy = known && !contexts.mayBeSignedIn(request) ? cache.find(known.key) : undefined;
    return copy ? sendAnswer(request, reply, copy) : answerReadable(target, request, reply);
  });

  async function answerReadable(target: string, request: FastifyRequest, reply: FastifyReply) {
    try {
      return await answerAnew(target, request, reply);
    } catch (error) {
      if (!wantsPage(request) || !isInvalid(error)) throw error;
      return answerPage(NOWHERE, request, reply, 400);
    }
  }

  async function answerAnew(target: string, request: FastifyRequest, reply: FastifyReply) {
    if (isUnreadable(request)) throw new AppError('input.invalid');
    const address = pageAddress(target);
    if (address.path !== address.asked) return reply.redirect(address.path + address.search, 308);
    const { findPageRoute } = await webApp.load();
    const page = askedPage(address, findPageRoute(address.path));
    if (page.rendering === 'perRequest') return answerUnstored(page, request, reply);
    if (target.length <= LONGEST_KNOWN) targets.set(target, page);
    return answerPage(page, request, reply);
  }

  /** Answers a page that is rendered for each request and stored nowhere, such as the one behind a mailed link. */
  async function answerUnstored({ key }: AskedPage, request: FastifyRequest, reply: FastifyReply) {
    const context = await contexts.of(request, reply); // limits of mailed links count this client
    const page = await make(key, { context, user: context.session?.user ?? null });
    return sendOwnPage(request, reply, pageForOne(page));
  }

  /** Answers a page, with another status than its own where one is given. */
  async function answerPage(page: AskedPage, request: FastifyRequest, reply: FastifyReply, status?: number) {
    const signedIn = await contexts.ofSignedIn(request, reply);
    if (signedIn) {
      const own = await makeForSignedIn(page, signedIn);
      return sendOwnPage(request, reply, { ...own, status: status ?? own.status });
    }
    const makeForAll = async () => finishForAll(await make(page.key, anonymous(page, request)));
    const answer = dev ? await makeForAll() : await cache.getOrMake(page.key, makeForAll);
    return sendAnswer(request, reply, status ? { ...answer, status } : answer);
  }

  function anonymous({ key, rendering }: AskedPage, { id }: FastifyRequest): PageReading {
    const reading = { context: contexts.anonymous(id), user: null };
    return rendering === 'perRole' ? { ...reading, ownReads: new OwnReads(key) } : reading;
  }
}

function isInvalid(error: unknown): boolean {
  return error instanceof AppError && error.code === 'input.invalid';
}

function finishForAll({ status, headers, html, isWhole }: RenderedPage): Promise<Answer> {
  const caching = {
    'cache-control': status < 400 && isWhole ? 'no-cache' : 'no-store',
    vary: 'Cookie, Accept-Encoding',
  };
  return finishAnswer(status, { ...headers, ...caching }, html);
}

/** Renders a page and gives it the policy that lets its own inline scripts run. */
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
