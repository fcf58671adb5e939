import { appRouter } from '@longreturn/api/app-router';
import { toErrorBody } from '@longreturn/api/error-body';
import { procedureSchemas } from '@longreturn/api/procedure-schemas';
import { REST_ROUTES } from '@longreturn/api/rest-routes';
import { findKnownFailure } from '@longreturn/api/trpc';
import { LIMITS } from '@longreturn/contract/limits';
import { AppError } from '@longreturn/core/app-error';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { ContentMemory } from '../cache/content-memory.ts';
import { failureLog } from '../log-failure.ts';
import { staffOnly } from './refuse-other-methods.ts';

/** Maximum size of the cache of results, in characters of JSON. */
const MAX_CHARACTERS = 8 * 1024 * 1024;

/**
 * Procedure names, which Fastify has already decoded. A name that was encoded twice is rejected, because tRPC would
 * decode it again.
 */
const NAMES = /^[a-z]+(?:\.[a-z]+)*(?:,[a-z]+(?:\.[a-z]+)*)*$/i;

/**
 * Serves the procedures at /trpc, in batches of at most ten calls. Bodies must be JSON (body.unsupported). A path that
 * can't be the name of a procedure is rejected before tRPC reads it (path.unknown). Results of public content are
 * cached until the content changes.
 */
export async function registerProcedures(app: FastifyInstance, parts: AppParts): Promise<void> {
  const handler = createHandler(parts);
  await app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    own.route({ method: ['GET', 'HEAD', 'POST'], url: '/trpc/:path', handler });
    for (const { calls, bodyBytes: bodyLimit } of REST_ROUTES) {
      if (!bodyLimit) continue;
      const { onRequest: check } = staffOnly(parts, procedureSchemas(calls).access);
      // If the caller has no access, tRPC responds in its own format before the body is read.
      const onRequest = async (request: FastifyRequest, reply: FastifyReply) =>
        check?.(request, reply).catch(() => handler(request, reply));
      own.post(`/trpc/:path(^${calls.replaceAll('.', '\\.')}$)`, { bodyLimit, onRequest }, handler);
    }
    own.route({
      method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY'],
      url: '/trpc/:path',
      handler(_request, reply) {
        reply.header('allow', 'GET, HEAD, POST');
        throw new AppError('method.unknown');
      },
    });
    own.all('/trpc/*', () => {
      throw new AppError('path.unknown');
    });
  });
}

function createHandler({ contexts, env, logger, onContentChange }: AppParts) {
  const memory = new ContentMemory<object>({ most: MAX_CHARACTERS, sizeOf: (value) => JSON.stringify(value).length });
  onContentChange(() => memory.clear());
  // The key identifies one procedure and its input, so the stored value has the type that `read` returns.
  const remember = <Value extends object>(key: string, read: () => Promise<Value>) =>
    memory.getOrMake(key, read) as Promise<Value>;

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const logFailure = failureLog(logger, { requestId: request.id });
    const response = await fetchRequestHandler({
      endpoint: '/trpc',
      req: toWebRequest(request, env.origin),
      router: appRouter,
      async createContext() {
        const context = await contexts.of(request, reply).catch((error: unknown) => {
          throw findKnownFailure(error) ?? error;
        });
        return { ...context, remember };
      },
      maxBatchSize: LIMITS.batchCalls,
      onError({ error, path }) {
        if (toErrorBody(error).status >= 500) logFailure(error, 'procedure failed', { path });
      },
      responseMeta: ({ errors }) => ({ headers: responseHeaders(errors) }),
    });
    return reply.send(response);
  };
}

/**
 * Creates the request that tRPC reads, at the site's own origin, whatever the Host header says. Throws path.unknown if
 * the path can't be the name of a procedure.
 */
function toWebRequest({ params, url, method, headers, body }: FastifyRequest, origin: string): Request {
  const { path } = params as { path: string }; // the route is '/trpc/:path'
  if (!NAMES.test(path)) throw new AppError('path.unknown');
  const mark = url.indexOf('?');
  const fullUrl = `${origin}/trpc/${path}${mark < 0 ? '' : url.slice(mark)}`;
  const accept = headers['trpc-accept'] ?? headers.accept;
  return new Request(fullUrl, {
    method,
    headers: { 'content-type': 'application/json', ...(accept !== undefined && { accept: String(accept) }) },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : '' }),
  });
}

function responseHeaders(errors: readonly unknown[]): Record<string, string> {
  const seconds = errors.map((error) => toErrorBody(error).retryAfterSec).find(Boolean);
  return { 'cache-control': 'no-store', ...(seconds && { 'retry-after': String(seconds) }) };
}
