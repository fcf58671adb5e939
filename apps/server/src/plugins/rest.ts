import type { Context } from '@longreturn/api/context';
import { type Access, requireAccess } from '@longreturn/api/procedure-meta';
import { procedureSchemas } from '@longreturn/api/procedure-schemas';
import type { RestRoute } from '@longreturn/api/rest-route';
import { REST_ROUTES } from '@longreturn/api/rest-routes';
import { AppError } from '@longreturn/core/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AppParts } from '../app-parts.ts';
import { sendResponse } from '../cache/send-response.ts';
import { finishResponse } from '../cache/stored-response.ts';
import { callProcedure, type RestResponse, readInput } from '../rest/call-procedure.ts';
import { refuseOtherMethods, staffOnly } from './refuse-other-methods.ts';
import './route-config.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const PUBLIC_HEADERS = { 'content-type': JSON_TYPE, 'cache-control': 'no-cache', vary: 'Cookie, Accept-Encoding' };

const FORM_BYTES = 16 * 1024;

const MAX_STORED_URLS = 1000;
const MAX_STORED_LENGTH = 300;

/** Serves the documented /api paths. Each row of the REST table calls a procedure. */
export async function registerRest(app: FastifyInstance, parts: AppParts): Promise<void> {
  for (const route of REST_ROUTES) {
    if (route.oneClick) await app.register(async (own) => registerOneClick(own, parts, route));
    else registerRoute(app, parts, route);
  }
  for (const [path, rows] of Map.groupBy(REST_ROUTES, (route) => route.path)) {
    const accesses = rows.map(({ calls }) => procedureSchemas(calls).access);
    refuseOtherMethods(app, parts, { url: urlOf(path), access: accesses.includes('editor') ? 'editor' : accesses[0] });
  }
  app.all('/api/admin/*', staffOnly(parts, 'editor'), refuseUnknownPath);
  app.all('/api/*', refuseUnknownPath);
}

function refuseUnknownPath(): never {
  throw new AppError('path.unknown');
}

/**
 * Registers a route to which email clients post a form when a user clicks their unsubscribe button (RFC 8058). The form
 * is accepted and ignored.
 */
function registerOneClick(app: FastifyInstance, parts: AppParts, route: RestRoute): void {
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app.addContentTypeParser(forms, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, _body, done) => done(null));
  registerRoute(app, parts, route);
}

function registerRoute(app: FastifyInstance, parts: AppParts, route: RestRoute): void {
  const { cache, contexts, env } = parts;
  const { access, fields, isShared } = procedureSchemas(route.calls);
  const accepts = new Set(fields);
  const admitted = new WeakMap<FastifyRequest, Context>();
  const call = (context: Context, input: Record<string, unknown>) => callProcedure(route, context, input, env.origin);
  /**
   * The cache key of each URL, if responses are shared. Making the key from the input would cost as much as sending the
   * cached response.
   */
  const keys = isShared ? new LRUCache<string, string>({ max: MAX_STORED_URLS }) : undefined;

  app.route({
    method: route.method,
    url: urlOf(route.path),
    ...(route.bodyBytes && { bodyLimit: route.bodyBytes }),
    config: route.oneClick ? { crossSite: true } : {},
    ...(access && { onRequest: (request, reply) => admit(request, reply, access) }),
    // Not async, so that a cached response is sent at once.
    handler(request, reply) {
      const key = keys && !contexts.mayBeSignedIn(request) ? keys.get(request.url) : undefined;
      const copy = key && cache.find(key);
      return copy ? sendResponse(request, reply, copy) : sendFresh(request, reply);
    },
  });

  /** Checks access before the body is read, so that unauthorised clients learn nothing about IDs or bodies. */
  async function admit(request: FastifyRequest, reply: FastifyReply, access: Access): Promise<void> {
    const context = await contexts.of(request, reply);
    requireAccess(context.actor, access);
    admitted.set(request, context);
  }

  async function sendFresh(request: FastifyRequest, reply: FastifyReply) {
    const input = readInput(request, accepts);
    const find = () => (isShared ? contexts.ofSignedIn(request, reply) : contexts.of(request, reply));
    const own = admitted.get(request) ?? (await find());
    if (own) return sendOwn(reply, await call(own, input));
    const key = `${route.path} ${JSON.stringify(input)}`;
    if (request.url.length <= MAX_STORED_LENGTH) keys?.set(request.url, key);
    const forAll = await cache.getOrMake(key, async () => {
      const { headers, json } = await call(contexts.anonymous(request.id), input);
      return finishResponse(200, { ...PUBLIC_HEADERS, ...headers }, json);
    });
    return sendResponse(request, reply, forAll);
  }
}

function sendOwn(reply: FastifyReply, { headers, json }: RestResponse): FastifyReply {
  return reply.headers({ ...headers, 'content-type': JSON_TYPE, 'cache-control': 'private, no-store' }).send(json);
}

const urlOf = (path: RestRoute['path']): string => path.replaceAll(/\{(\w+)\}/g, ':$1');
