import { AppError } from '@longreturn/core/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { ReaderLimit } from '../reader-limit.ts';
import './route-config.ts';

/**
 * Requests per minute and IP address, far more than a person makes. Searches and drawings cost more than cached pages.
 * Events and feeds have high limits: a payment provider sends the events of all members from a few IP addresses, and
 * the server of a podcast app fetches the feeds of many members.
 */
const PER_MINUTE = { all: 600, search: 60, drawings: 120, reads: 60, events: 12_000, feeds: 12_000 };

/**
 * Limits requests by the client's IP address; for IPv6 by its /64 and its /48 network. RATE_LIMIT_MULTIPLIER scales
 * the limits. Each call of a batch counts. Throws rate.limited with the seconds for the Retry-After header.
 */
export function registerRateLimits(app: FastifyInstance, env: Pick<Env, 'rateLimitMultiplier'>): void {
  const all = new ReaderLimit(PER_MINUTE.all, env);
  const search = new ReaderLimit(PER_MINUTE.search, env);
  const drawings = new ReaderLimit(PER_MINUTE.drawings, env);
  const reads = new ReaderLimit(PER_MINUTE.reads, env);
  const events = new ReaderLimit(PER_MINUTE.events, env);
  const feeds = new ReaderLimit(PER_MINUTE.feeds, env);

  const secondsToWait = (request: FastifyRequest): number => {
    const { config, url } = request.routeOptions;
    if (config.probe) return 0;
    if (config.webhook) return events.spend(request.ip, 1);
    if (config.feed) return feeds.spend(request.ip, 1);
    const calls = callsOf(url, request.params);
    const searches = url === '/api/search' ? 1 : calls.filter((name) => name === 'content.search').length;
    return (
      all.spend(request.ip, Math.max(1, calls.length)) ||
      (config.draws ? drawings.spend(request.ip, 1) : 0) ||
      (config.countsRead ? reads.spend(request.ip, 1) : 0) ||
      (searches > 0 ? search.spend(request.ip, searches) : 0)
    );
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const seconds = secondsToWait(request);
    if (seconds === 0) return done();
    done(new AppError('rate.limited', undefined, seconds));
  });
}

/** Returns the names of the procedures that a tRPC request calls; none for a request to another route. */
function callsOf(route: string | undefined, params: unknown): string[] {
  if (route !== '/trpc/:path') return [];
  const { path } = params as { path: string }; // the route is '/trpc/:path'
  return path.split(',');
}
