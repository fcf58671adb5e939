import { ERRORS, type ErrorCode } from '@longreturn/contract/errors';
import { AppError } from '@longreturn/core/app-error';
import { isUnavailable } from '@longreturn/core/unavailable';
import { within } from '@longreturn/core/within';
import { initTRPC, TRPCError } from '@trpc/server';
import type { Context } from './context.ts';
import { toErrorBody } from './error-body.ts';
import { transformer } from './transformer.ts';
import { trpcCodeOf } from './trpc-code.ts';

const t = initTRPC.context<Context>().create({
  transformer,
  isDev: false, // no stack in any answer
  errorFormatter: ({ shape, error, ctx }) => {
    const { body } = toErrorBody(error, ctx?.requestId);
    return { ...shape, message: body.error, data: { ...shape.data, ...body } };
  },
});

/** Shorter than what the makers of whole answers wait, so that a page can still say which part of it failed. */
const PATIENCE_MS = 9000;

/** Gives a failure of core, a lost database and a silent one the transport's code, so that batches and statuses are right. */
const withKnownFailures = t.middleware(async ({ next }) => {
  const result = await within(PATIENCE_MS, next()).catch((late: unknown) => {
    throw trpcErrorOf('service.unavailable', late);
  });
  if (result.ok) return result;
  const { cause } = result.error;
  const failure = findKnownFailure(cause);
  if (failure) throw failure;
  return result;
});

/** The transport's error for a failure of core or a lost database; undefined for any other. */
export function findKnownFailure(cause: unknown): TRPCError | undefined {
  if (cause instanceof AppError) return trpcErrorOf(cause.code, cause);
  return isUnavailable(cause) ? trpcErrorOf('service.unavailable', cause) : undefined;
}

function trpcErrorOf(code: ErrorCode, cause: unknown): TRPCError {
  return new TRPCError({ code: trpcCodeOf(code), message: ERRORS[code].text, cause });
}

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;
export const procedure = t.procedure.use(withKnownFailures);
