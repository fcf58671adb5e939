import { type AppRouter, appRouter } from '@longreturn/api/app-router';
import { toErrorBody } from '@longreturn/api/error-body';
import { findKnownFailure } from '@longreturn/api/trpc';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app-parts.ts';

/** The typed procedures at /trpc, in batches of at most twenty. */
export async function registerProcedures(app: FastifyInstance, { contexts, logger }: AppParts): Promise<void> {
  await app.register(fastifyTRPCPlugin, {
    prefix: '/trpc',
    trpcOptions: {
      router: appRouter,
      createContext: ({ req, res }) =>
        contexts.of(req, res).catch((error: unknown) => {
          throw findKnownFailure(error) ?? error;
        }),
      maxBatchSize: 20,
      onError: ({ error, path, req }) => {
        if (toErrorBody(error).status >= 500) logger.error({ err: error, path, requestId: req.id }, 'procedure failed');
      },
      responseMeta: ({ errors }) => {
        const seconds = errors.map((error) => toErrorBody(error).retryAfterSec).find(Boolean);
        return { headers: { 'cache-control': 'no-store', ...(seconds && { 'retry-after': String(seconds) }) } };
      },
    },
  } satisfies FastifyTRPCPluginOptions<AppRouter>);
}
