import { ERRORS, type ErrorCode } from '@longreturn/contract/errors';
import { requireUser } from '@longreturn/core/actor';
import { requireAdmin } from '@longreturn/core/admin/require-admin';
import { AppError } from '@longreturn/core/app-error';
import { readerKind } from '@longreturn/core/content/reader-kind';
import { requireEditor } from '@longreturn/core/content/require-editor';
import { requirePremium } from '@longreturn/core/content/require-premium';
import { isUnavailable, within } from '@longreturn/core/within';
import { initTRPC, TRPCError } from '@trpc/server';
import type { Context } from './context.ts';
import { toErrorBody } from './error-body.ts';
import type { ProcedureMeta } from './procedure-meta.ts';
import { transformer } from './transformer.ts';
import { trpcCodeOf } from './trpc-code.ts';

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    transformer,
    isDev: false, // never send a stack trace
    errorFormatter: ({ shape, error, ctx }) => {
      const { body } = toErrorBody(error, ctx?.requestId);
      return { ...shape, message: body.error, data: { ...shape.data, ...body } };
    },
  });

/**
 * The time limit of a call. It is shorter than that of a page or REST response, so that a page has time to show which
 * of its parts failed.
 */
const PATIENCE_MS = 9000;

/**
 * Converts errors from core and failures of the database to tRPC errors with the right status, also within batches. A
 * call that takes longer than PATIENCE_MS fails with service.unavailable.
 */
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

/** Returns a cached result, or calls the procedure and caches its result. Errors aren't cached. */
const withMemory = t.middleware(async ({ ctx, path, getRawInput, next }) => {
  if (!ctx.remember) return next();
  const key = `${readerKind(ctx.actor)} ${path} ${JSON.stringify(await getRawInput()) ?? ''}`;
  return ctx.remember(key, async () => {
    const result = await next();
    if (!result.ok) throw result.error;
    const { marker, ok, data } = result; // the result also has the `ctx` of this call, which must not be cached
    return { marker, ok, data };
  });
});
/** Returns the tRPC error for an error from core or a lost database connection, or undefined for any other error. */
export function findKnownFailure(cause: unknown): TRPCError | undefined {
  if (cause instanceof AppError) return trpcErrorOf(cause.code, cause);
  return isUnavailable(cause) ? trpcErrorOf('service.unavailable', cause) : undefined;
}

function trpcErrorOf(code: ErrorCode, cause: unknown): TRPCError {
  return new TRPCError({ code: trpcCodeOf(code), message: ERRORS[code].text, cause });
}

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Builds procedures that anyone may call and that may read the actor. */
export const procedure = t.procedure.use(withKnownFailures);

/**
 * Builds queries whose result depends only on the input and the reader kind, so that it may be cached and shared
 * between readers of that kind. The context has the kind, but no user or session: a query that reads them doesn't
 * compile.
 */
export const publicContent = procedure
  .meta({ isShared: true })
  .use(withMemory)
  .use(({ ctx, next }) =>
    next({
      ctx: {
        reader: readerKind(ctx.actor),
        actor: undefined,
        session: undefined,
        client: undefined,
        keeper: undefined,
      },
    }),
  );

/** Builds procedures for signed-in users. Throws session.required before the input is parsed. */
export const signedIn = procedure
  .meta({ access: 'user' })
  .use(({ ctx, next }) => next({ ctx: { actor: requireUser(ctx.actor) } }));

/**
 * Builds procedures for signed-in readers with premium access. Throws premium.session_required or
 * premium.membership_required before the input is parsed.
 */
export const memberOnly = procedure.meta({ access: 'member' }).use(({ ctx, next }) => {
  requirePremium(readerKind(ctx.actor));
  return next({ ctx: { actor: requireUser(ctx.actor) } });
});

/** Builds procedures for editors and admins. Throws session.required or action.forbidden before the input is parsed. */
export const editorOnly = procedure.meta({ access: 'editor' }).use(({ ctx, next }) => {
  requireEditor(ctx.actor);
  return next();
});

/** Builds procedures for admins. Throws session.required or action.forbidden before the input is parsed. */
export const adminOnly = procedure.meta({ access: 'admin' }).use(({ ctx, next }) => {
  requireAdmin(ctx.actor);
  return next();
});
