import { AppError } from '@longreturn/core/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AppParts } from '../app-parts.ts';
import { takesGzip } from '../cache/accepted-encodings.ts';
import { type Answer, finishAnswer } from '../cache/answer.ts';
import { joinGzip } from '../cache/gzip-pieces.ts';
import { sendAnswer } from '../cache/send-answer.ts';
import { pageAddress } from '../pages/page-address.ts';
import { pageKey } from '../pages/page-key.ts';
import { createPageRenderer, type PageReading, type RenderedPage } from '../pages/page-renderer.ts';
import { isUnreadable } from '../pages/routable-url.ts';
import { scriptHashes } from '../pages/script-hashes.ts';
import { createSignedInPages, type OwnPage, pageForOne } from '../pages/signed-in-pages.ts';
import { wantsPage } from '../pages/wants-page.ts';
import { pageContentSecurityPolicy } from './content-security-policy.ts';

/** While developing vite puts its own scripts and styles into the page. */
const VITE_POLICY = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: ws: https:";

/** An address that no page has: it renders the page that says so. */
const NOWHERE = '/page-not-found';

const MOST_KEYS = 10_000;
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
  /** The keys of targets that were read before: reading one anew costs as much as sending its page. */
  const keys = new LRUCache<string, string>({ max: MOST_KEYS });

  app.get('/*', (request, reply) => {
    const target = request.raw.url ?? '/';
    const known = keys.get(target);
    const copy = known && !contexts.mayBeSignedIn(request) ? cache.find(known) : undefined;
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
    const { PAGE_PARAMETERS, PASSING_PARAMETERS } = await webApp.load();
    const key = pageKey(address, PAGE_PARAMETERS);
    if (reads(key, PASSING_PARAMETERS)) return answerUnkept(key, request, reply);
    if (target.length <= LONGEST_KNOWN) keys.set(target, key);
    return answerPage(key, request, reply);
  }

  /** Answers a page behind a mailed link, which is rendered each time and stored nowhere. */
  async function answerUnkept(key: string, request: FastifyRequest, reply: FastifyReply) {
    const context = await contexts.of(request, reply); // limits of mailed links count this client
    const page = await make(key, { context, user: context.session?.user ?? null });
    return sendOwnPage(request, reply, pageForOne(page));
  }

  /** Answers the page of a key, with another status than its own where one is given. */
  async function answerPage(key: string, request: FastifyRequest, reply: FastifyReply, status?: number) {
    const signedIn = await contexts.ofSignedIn(request, reply);
    if (signedIn) {
      const page = await makeForSignedIn(key, signedIn);
      return sendOwnPage(request, reply, { ...page, status: status ?? page.status });
    }
    const makeForAll = async () => finishForAll(await make(key, anonymous(request)));
    const answer = dev ? await makeForAll() : await cache.getOrMake(key, makeForAll);
    return sendAnswer(request, reply, status ? { ...answer, status } : answer);
  }

  function anonymous({ id }: FastifyRequest): PageReading {
    return { context: contexts.anonymous(id), user: null };
  }
}

function isInvalid(error: unknown): boolean {
  return error instanceof AppError && error.code === 'input.invalid';
}

function finishForAll({ status, headers, html }: RenderedPage): Promise<Answer> {
  const caching = { 'cache-control': status < 400 ? 'no-cache' : 'no-store', vary: 'Cookie, Accept-Encoding' };
  return finishAnswer(status, { ...headers, ...caching }, html);
}

function reads(key: string, parameters: readonly string[]): boolean {
  const [, search] = key.split('?', 2);
  const given = new URLSearchParams(search);
  return parameters.some((name) => given.has(name));
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
