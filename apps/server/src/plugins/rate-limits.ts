import rateLimit from '@fastify/rate-limit';
import { AppError } from '@longreturn/core/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import './route-config.ts';

const MINUTE_MS = 60_000;

/** Requests a minute and address; a person stays far below. Search and drawing cost more than a cached page. */
const PER_MINUTE = { all: 600, search: 60, drawings: 120 };

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

/** Limits requests by the reader's address, times RATE_LIMIT_MULTIPLIER. Throws rate.limited with a Retry-After header. */
export async function registerRateLimits(
  app: FastifyInstance,
  { rateLimitMultiplier }: Pick<Env, 'rateLimitMultiplier'>,
): Promise<void> {
  await app.register(rateLimit, { global: false });
  const limiter = (max: number) =>
    app.createRateLimit({ max: Math.max(1, Math.round(max * rateLimitMultiplier)), timeWindow: MINUTE_MS });
  const all = limiter(PER_MINUTE.all);
  const search = limiter(PER_MINUTE.search);
  const drawings = limiter(PER_MINUTE.drawings);

  app.addHook('onRequest', async (request, reply) => {
    const { config, url } = request.routeOptions;
    if (config.probe) return;
    await spend(all, request, reply);
    if (config.draws) await spend(drawings, request, reply);
    for (let left = searchesOf(url, request.params); left > 0; left--) await spend(search, request, reply);
  });
}

async function spend(limiter: Limiter, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const limit = await limiter(request);
  if (limit.isAllowed || !limit.isExceeded) return;
  reply.header('retry-after', limit.ttlInSeconds);
  throw new AppError('rate.limited');
}

/** How many searches a request asks for: one over REST, as many as its batch names over tRPC. */
function searchesOf(route: string | undefined, params: unknown): number {
  if (route === '/api/search') return 1;
  if (!route?.startsWith('/trpc/')) return 0;
  const { path } = params as { path: string }; // tRPC's route is '/trpc/:path'
  return path.split(',').filter((name) => name === 'content.search').length;
}
