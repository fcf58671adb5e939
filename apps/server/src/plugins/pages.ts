import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AppParts } from '../app-parts.ts';
import { takesGzip } from '../cache/accepted-encodings.ts';
import { type Answer, finishAnswer } from '../cache/answer.ts';
import { joinGzip } from '../cache/gzip-pieces.ts';
import { sendAnswer } from '../cache/send-answer.ts';
import { inlineScriptHashes } from '../pages/inline-scripts.ts';
import { pageAddress } from '../pages/page-address.ts';
import { pageKey } from '../pages/page-key.ts';
import { createPageRenderer, type PageReading, type RenderedPage } from '../pages/page-renderer.ts';
import { createSignedInPages, type OwnPage, pageForOne } from '../pages/signed-in-pages.ts';
import { pageContentSecurityPolicy } from './content-security-policy.ts';

/** While developing vite puts its own scripts and styles into the page. */
const VITE_POLICY = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: ws: https:";

const MOST_KEYS = 10_000;
const LONGEST_KNOWN = 300;

/**
 * Every other address: a page of the web app. For readers without a session it is rendered once per content version;
 * who is signed in gets one with their own data, which nobody keeps (design §5).
 */
export function registerPages(app: FastifyInstance, parts: AppParts): void {
  const { cache, contexts, dev, webApp } = parts;
  const make = pageMaker(parts);
  const makeForSignedIn = createSignedInPages(parts, make);
  /** The keys of targets that were read before: reading one anew costs as much as sending its page. */
  const keys = new LRUCache<string, string>({ max: MOST_KEYS });

  app.get('/*', async (request, reply) => {
    const target = request.raw.url ?? '/';
    const known = keys.get(target);
    const copy = known && !contexts.mayBeSignedIn(request) ? cache.find(known) : undefined;
    return copy ? sendAnswer(request, reply, copy) : answerAnew(target, request, reply);
  });

  async function answerAnew(target: string, request: FastifyRequest, reply: FastifyReply) {
    const address = pageAddress(target);
    if (address.path !== address.asked) return reply.redirect(address.path + address.search, 308);
    const { PAGE_PARAMETERS, PASSING_PARAMETERS } = await webApp.load();
    const key = pageKey(address, PAGE_PARAMETERS);
    if (reads(key, PASSING_PARAMETERS)) {
      const context = await contexts.of(request, reply); // a mailed link is tried by this client
      const page = await make(key, { context, user: context.session?.user ?? null });
      return sendOwnPage(request, reply, pageForOne(page));
    }
    const signedIn = await contexts.ofSignedIn(request, reply);
    if (target.length <= LONGEST_KNOWN) keys.set(target, key);
    if (signedIn) return sendOwnPage(request, reply, await makeForSignedIn(key, signedIn));
    const anonymous = { context: contexts.anonymous(request.id), user: null };
    const makeForAll = async () => finishForAll(await make(key, anonymous));
    return sendAnswer(request, reply, dev ? await makeForAll() : await cache.getOrMake(key, makeForAll));
  }
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
    const policy = dev ? VITE_POLICY : pageContentSecurityPolicy(inlineScriptHashes(page.html), env);
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
