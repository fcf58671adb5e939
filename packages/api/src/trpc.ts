import { AppError } from '@longreturn/core/app-error';
import { initTRPC, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import type { Context } from './context.ts';
import { toErrorBody } from './error-body.ts';
import { trpcCodeOf } from './trpc-code.ts';

const t = initTRPC.context<Context>().create({
  transformer: superjson,
  isDev: false, // no stack in any answer
  errorFormatter: ({ shape, error }) => ({
    ...shape,
    message: toErrorBody(error).body.error,
    data: { ...shape.data, ...toErrorBody(error).body },
  }),
});

/** Gives a failure of core the transport's code, so that batches and statuses are right. */
const withKnownFailures = t.middleware(async ({ next }) => {
  const result = await next();
  if (result.ok || !(result.error.cause instanceof AppError)) return result;
  const { cause } = result.error;
  throw new TRPCError({ code: trpcCodeOf(cause.code), message: cause.message, cause });
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;
export const procedure = t.procedure.use(withKnownFailures);
