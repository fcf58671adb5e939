import { createTestDeps, type TestDeps } from '@longreturn/core/testing';
import type { FastifyInstance } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { buildApp } from '../../src/app.ts';
import { type Env, readEnv } from '../../src/env.ts';
import type { WebApp } from '../../src/pages/web-app.ts';
import type { Services } from '../../src/services.ts';

export interface TestSite extends TestDeps {
  app: FastifyInstance;
}

interface TestSiteOptions {
  env?: Partial<Env>;
  /** Where log lines go; nowhere by default. */
  logTo?: DestinationStream;
  webApp?: WebApp;
  identityProviders?: Services['identityProviders'];
  /** Another instance's database and clock, for tests of two instances. */
  sharing?: TestDeps;
}

/** The whole server on a database of the test file's own; its pages are one plain line unless a web app is given. */
export async function createTestSite({
  env,
  logTo,
  webApp = plainPages,
  sharing,
  identityProviders = new Map(),
}: TestSiteOptions = {}): Promise<TestSite> {
  const test = sharing ?? (await createTestDeps());
  const logger = logTo ? pino({ level: 'debug' }, logTo) : pino({ level: 'silent' });
  const app = await buildApp({
    env: { ...readEnv({ RATE_LIMIT_MULTIPLIER: '1000' }), ...env },
    logger,
    services: { database: test.database, deps: test.deps, identityProviders },
    webApp,
  });
  const close = async () => {
    await app.close();
    if (!sharing) await test.close();
  };
  return { ...test, app, close };
}

/** Renders the number of public episodes and the address: enough to see what is cached and when it is made anew. */
export const plainPages: WebApp = {
  load: async () => ({
    manifest: { routes: {} },
    PAGE_PARAMETERS: ['q', 'type', 'token'],
    PASSING_PARAMETERS: ['token'],
    async renderPage({ request, procedures, context }) {
      const { total } = await procedures.createCaller(context).content.episodes.list({ limit: 1 });
      const { pathname, search } = new URL(request.url);
      const html = `<!doctype html><p>${total} episodes at ${pathname}${search}</p><script>theme()</script>`;
      return { status: 200, headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }), html };
    },
  }),
};
