import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { registerAbortedRequests } from './aborted-requests.ts';
import { registerOriginCheck } from './origin-check.ts';
import { registerProxyIpAddress } from './proxy-ip-address.ts';
import { registerRateLimits } from './rate-limits.ts';
import { registerRequestBodies } from './request-bodies.ts';
import { registerRequestLog } from './request-log.ts';
import { registerResponseHeaders } from './response-headers.ts';

/**
 * Registers what applies to every request: log lines, response headers, body limits, the origin check and rate limits.
 */
export function registerSecurity(app: FastifyInstance, { env, logger, timeLimits }: AppParts): void {
  registerAbortedRequests(app);
  registerProxyIpAddress(app, env);
  registerRequestLog(app, { logger });
  registerResponseHeaders(app, env);
  registerRequestBodies(app, timeLimits);
  registerOriginCheck(app, env);
  registerRateLimits(app, env);
}
