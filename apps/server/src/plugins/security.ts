import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { answerHeaders } from './answer-headers.ts';
import { registerOriginCheck } from './origin-check.ts';
import { registerRateLimits } from './rate-limits.ts';
import { registerRequestLog } from './request-log.ts';

/** What holds for every request: its line in the log, its id and security headers, whence it may come and how often. */
export async function registerSecurity(app: FastifyInstance, { env, logger }: AppParts): Promise<void> {
  const setHeaders = answerHeaders(env);
  registerRequestLog(app, { logger });
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply);
    done();
  });
  registerOriginCheck(app, env);
  await registerRateLimits(app, env);
}
