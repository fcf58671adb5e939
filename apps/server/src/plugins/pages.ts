import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AppParts } from '../app-parts.ts';
import { finishAnswer } from '../cache/answer.ts';
import { sendAnswer } from '../cache/send-answer.ts';
import { inlineScriptHashes } from '../pages/inline-script-hashes.ts';
import { pageAddress } from '../pages/page-address.ts';
import { pageKey } from '../pages/page-key.ts';
import { createPageRenderer } from '../pages/page-renderer.ts';
import { pageContentSecurityPolicy } from './content-security-policy.ts';

/** While developing vite puts its own scripts and styles into the page. */
const VITE_POLICY = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: ws: https:";

const MOST_KEYS = 10_000;
const LONGEST_KNOWN = 300;

/** Every other address: a page of the web app, rendered once per content version for everyone. */
export function registerPages(app: FastifyInstance, parts: AppParts): void {
  const { env, cache, dev, webApp } = parts;
  const renderer = createPageRenderer(parts);

  /** The keys of targets that were read before: reading one anew costs as much as sending its page. */
  const keys = new LRUCache<string, string>({ max: MOST_KEYS });

  app.get('/*', async (request, reply) => {
    const target = request.raw.url ?? '/';
    const known = keys.get(target);
    const copy = known && cache.find(known);
    if (copy) return sendAnswer(request, reply, copy);
    const address = pageAddress(target);
    if (address.path !== address.asked) return reply.redirect(address.path + address.search, 308);
    const { PAGE_PARAMETERS } = await webApp.load();
    const key = pageKey(address, PAGE_PARAMETERS);
    if (target.length <= LONGEST_KNOWN) keys.set(target, key);
    const make = async () => {
      const { status, headers, html } = await renderer.render(key, request.id);
      const policy = dev ? VITE_POLICY : pageContentSecurityPolicy(inlineScriptHashes(html), env);
      const caching = { 'cache-control': status < 400 ? 'no-cache' : 'no-store', vary: 'Cookie, Accept-Encoding' };
      return finishAnswer(status, { ...headers, ...caching, 'content-security-policy': policy }, html);
    };
    const answer = dev ? await make() : await cache.getOrMake(key, make);
    return sendAnswer(request, reply, answer);
  });
}
