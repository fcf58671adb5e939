import type { Deps } from '@longreturn/core/deps';
import { createTestDeps, type TestDeps } from '@longreturn/core/testing';
import type { FastifyInstance } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { buildApp } from '../../src/app.ts';
import type { Rasteriser } from '../../src/art/rasteriser.ts';
import { type Env, readEnv } from '../../src/env.ts';
import { renderMail } from '../../src/mail/render-mail.ts';
import type { WebApp } from '../../src/pages/web-app.ts';
import type { PictureMaker } from '../../src/pictures/picture-maker.ts';
import type { Services } from '../../src/services.ts';
import type { TimeLimits } from '../../src/time-limits.ts';
import { routeReading } from './route-reading.ts';

export interface TestSite extends TestDeps {
  app: FastifyInstance;
}

interface TestSiteOptions {
  env?: Partial<Env>;
  /** The destination of log lines. By default only errors are logged, to stderr. */
  logTo?: DestinationStream;
  webApp?: WebApp;
  pictures?: PictureMaker;
  rasteriser?: Rasteriser;
  identityProviders?: Services['identityProviders'];
  /** Sends emails directly, without the queue. By default it accepts every email. */
  mailer?: Services['mailer'];
  timeLimits?: Partial<TimeLimits>;
  /** Replaces some of core's dependencies. */
  deps?: Partial<Deps>;
  /** The database and clock of another instance, for tests with two instances. */
  sharing?: TestDeps;
}

/**
 * Creates the whole server, on the database of `sharing` or else on a new one. By default, each page is a line of text.
 */
export async function createTestSite({
  env,
  logTo,
  webApp = plainPages,
  sharing,
  pictures,
  rasteriser,
  identityProviders = new Map(),
  mailer = { send: async () => ({ is: 'accepted' }) },
  timeLimits = {},
  ...given
}: TestSiteOptions = {}): Promise<TestSite> {
  const test = sharing ?? (await createTestDeps());
  const deps = { ...test.deps, renderMail, ...given.deps };
  const logger = logTo ? pino({ level: 'debug' }, logTo) : pino({ level: 'error' }, process.stderr);
  const app = await buildApp({
    env: { ...readEnv({ RATE_LIMIT_MULTIPLIER: '1000' }), ...env },
    logger,
    services: { database: test.database, deps, identityProviders, mailer },
    webApp,
    timeLimits,
    ...(pictures && { pictures }),
    ...(rasteriser && { rasteriser }),
  });
  const close = async () => {
    await app.close();
    if (!sharing) await test.close();
  };
  return { ...test, deps, app, close };
}

/**
 * A web app that renders the number of public episodes and the URL, so that tests can tell which pages are cached and
 * when a page is rendered again.
 */
export const plainPages: WebApp = {
  load: async () => ({
    manifest: { routes: {} },
    findPageRoute: routeReading(['q', 'type'], { perRequest: ['token'] }),
    async renderPage({ request, procedures, context }) {
      const { total } = await procedures.createCaller(context).content.episodes.list({ limit: 1 });
      const { pathname, search } = new URL(request.url);
      const html = `<!doctype html><p>${total} episodes at ${pathname}${search}</p><script>theme()</script>`;
      return {
        status: 200,
        headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
        html,
        scripts: ['theme()'],
      };
    },
  }),
};
