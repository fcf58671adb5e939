import type { FastifyInstance } from 'fastify';
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

/** Every other address: a page of the web app, rendered once per content version for everyone. */
export function registerPages(app: FastifyInstance, parts: AppParts): void {
  const { env, cache, dev, webApp } = parts;
  const renderer = createPageRenderer(parts);

  app.get('/*', async (request, reply) => {
    const address = pageAddress(request.raw.url ?? '/');
    if (address.path !== address.asked) return reply.redirect(address.path + address.search, 308);
    const { PAGE_PARAMETERS } = await webApp.load();
    const key = pageKey(address, PAGE_PARAMETERS);
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
