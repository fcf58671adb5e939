import { createCaller } from '@longreturn/api/app-router';
import { procedureSchemas } from '@longreturn/api/procedure-schemas';
import { REST_ROUTES, type RestRoute } from '@longreturn/api/rest-routes';
import { ANONYMOUS } from '@longreturn/core/actor';
import { AppError } from '@longreturn/core/app-error';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { finishAnswer } from '../cache/answer.ts';
import { sendAnswer } from '../cache/send-answer.ts';
import { followPath } from '../rest/follow-path.ts';
import { nextPageLink } from '../rest/next-page-link.ts';
import { readInput } from '../rest/read-input.ts';

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'Cookie, Accept-Encoding',
};

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The documented /api paths: each row of the table over its procedure, never a second implementation. */
export function registerRest(app: FastifyInstance, parts: AppParts): void {
  for (const route of REST_ROUTES) registerRoute(app, parts, route);
  for (const path of new Set(REST_ROUTES.map((route) => route.path))) refuseOtherMethods(app, path);
  app.all('/api/*', () => {
    throw new AppError('path.unknown');
  });
}

function registerRoute(app: FastifyInstance, { services, cache, env }: AppParts, route: RestRoute): void {
  const accepts = new Set(Object.keys(procedureSchemas(route.calls).input?.shape ?? {}));
  const caller = createCaller({ deps: services.deps, actor: ANONYMOUS });
  const call = followPath(caller, route.calls) as (input: unknown) => Promise<unknown>; // what a caller holds at a path

  app.route({
    method: route.method,
    url: urlOf(route.path),
    async handler(request, reply) {
      const input = readInput(request, accepts);
      const key = `${route.path} ${JSON.stringify(input)}`;
      const answer = await cache.getOrMake(key, async () => {
        const result = await call(input);
        if (!route.paged) return finishAnswer(200, HEADERS, JSON.stringify(result));
        const { items, nextCursor } = result as { items: unknown[]; nextCursor: string | null }; // a paged row calls a keyset list
        const next = nextPageLink(`${env.origin}${route.path}`, input, nextCursor);
        return finishAnswer(200, { ...HEADERS, ...next }, JSON.stringify(items));
      });
      return sendAnswer(request, reply, answer);
    },
  });
}

/** A documented path asked in a way that no row offers. Throws method.unknown; the Allow header says what there is. */
function refuseOtherMethods(app: FastifyInstance, path: RestRoute['path']): void {
  const offered: string[] = REST_ROUTES.filter((route) => route.path === path).map(({ method }) => method);
  if (offered.includes('GET')) offered.push('HEAD');
  app.route({
    method: METHODS.filter((method) => !offered.includes(method)),
    url: urlOf(path),
    handler(_request, reply) {
      reply.header('allow', offered.join(', '));
      throw new AppError('method.unknown');
    },
  });
}

const urlOf = (path: RestRoute['path']): string => path.replaceAll(/\{(\w+)\}/g, ':$1');
