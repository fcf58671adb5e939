import { listAddresses } from '@longreturn/core/content/list-addresses';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { finishAnswer } from '../cache/answer.ts';
import { sendAnswer } from '../cache/send-answer.ts';
import { robots } from '../site-files/robots.ts';
import { sitemap } from '../site-files/sitemap.ts';

const SITEMAP = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding',
};

/** What search engines read first: /sitemap.xml and /robots.txt. */
export function registerSiteFiles(app: FastifyInstance, { env, services, cache }: AppParts): void {
  app.get('/sitemap.xml', async (request, reply) => {
    const answer = await cache.getOrMake('/sitemap.xml', async () =>
      finishAnswer(200, SITEMAP, sitemap(env.origin, await listAddresses(services.deps))),
    );
    return sendAnswer(request, reply, answer);
  });

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots(env.origin)),
  );
}
