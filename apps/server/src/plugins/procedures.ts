import { type AppRouter, appRouter } from '@longreturn/api/app-router';
import { toErrorBody } from '@longreturn/api/error-body';
import { ANONYMOUS } from '@longreturn/core/actor';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app-parts.ts';

/** The typed procedures at /trpc, in batches of at most twenty. */
export async function registerProcedures(app: FastifyInstance, { services, logger }: AppParts): Promise<void> {
  await app.register(fastifyTRPCPlugin, {
    prefix: '/trpc',
    trpcOptions: {
      router: appRouter,
      createContext: ({ req }) => ({ deps: services.deps, actor: ANONYMOUS, requestId: req.id }),
      maxBatchSize: 20,
      onError: ({ error, path, req }) => {
        if (toErrorBody(error).status >= 500) logger.error({ err: error, path, requestId: req.id }, 'procedure failed');
      },
      responseMeta: () => ({ headers: { 'cache-control': 'no-store' } }),
    },
  } satisfies FastifyTRPCPluginOptions<AppRouter>);
}
