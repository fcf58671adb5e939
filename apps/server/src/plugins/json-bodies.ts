import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON bodies, and no others, as Fastify does, except that an empty one is no body: many clients name a type without
 * sending anything.
 */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    parse(request, String(body), done);
  });
}
