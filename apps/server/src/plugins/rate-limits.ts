import { AppError } from '@longreturn/core/app-error';
import { readerKey } from '@longreturn/core/rate-limits/reader-key';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { RateLimiter } from '../rate-limiter.ts';
import './route-config.ts';

const MINUTE_MS = 60_000;

/** Requests a minute and address; a person stays far below. Search and drawing cost more than a cached page. */
const PER_MINUTE = { all: 600, search: 60, drawings: 120 };

/** Limits requests by the reader's address, times RATE_LIMIT_MULTIPLIER. Throws rate.limited with a Retry-After header. */
export function registerRateLimits(
  app: FastifyInstance,
  { rateLimitMultiplier }: Pick<Env, 'rateLimitMultiplier'>,
): void {
  const limiter = (most: number) =>
    new RateLimiter({ most: Math.max(1, Math.round(most * rateLimitMultiplier)), windowMs: MINUTE_MS });
  const all = limiter(PER_MINUTE.all);
  const search = limiter(PER_MINUTE.search);
  const drawings = limiter(PER_MINUTE.drawings);

  const secondsToWait = (request: FastifyRequest): number => {
    const { config, url } = request.routeOptions;
    if (config.probe) return 0;
    const reader = readerKey(request.ip);
    let seconds = all.spend(reader);
    if (seconds === 0 && config.draws) seconds = drawings.spend(reader);
    for (let left = searchesOf(url, request.params); seconds === 0 && left > 0; left--) seconds = search.spend(reader);
    return seconds;
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const seconds = secondsToWait(request);
    if (seconds === 0) return done();
    done(new AppError('rate.limited', undefined, seconds));
  });
}

/** How many searches a request asks for: one over REST, as many as its batch names over tRPC. */
function searchesOf(route: string | undefined, params: unknown): number {
  if (route === '/api/search') return 1;
  if (!route?.startsWith('/trpc/')) return 0;
  const { path } = params as { path: string }; // tRPC's route is '/trpc/:path'
  return path.split(',').filter((name) => name === 'content.search').length;
}
