import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { registerAnswerHeaders } from './answer-headers.ts';
import { registerOriginCheck } from './origin-check.ts';
import { registerRateLimits } from './rate-limits.ts';
import { registerRequestLog } from './request-log.ts';

/** What holds for every request: its line in the log, its id and security headers, whence it may come and how often. */
export function registerSecurity(app: FastifyInstance, { env, logger }: AppParts): void {
  registerRequestLog(app, { logger });
  registerAnswerHeaders(app, env);
  registerOriginCheck(app, env);
  registerRateLimits(app, env);
}
