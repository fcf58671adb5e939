import type { FastifyInstance } from 'fastify';

/**
 * Parses JSON bodies and no others, like Fastify, but accepts an empty body: many clients set a content type without
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
