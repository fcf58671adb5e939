import { Readable } from 'node:stream';
import { requireAccess } from '@longreturn/api/procedure-meta';
import { LIMITS } from '@longreturn/contract/limits';
import { type Actor, ANONYMOUS } from '@longreturn/core/actor';
import { receiveFeed } from '@longreturn/core/imports/receive-feed';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';
import './route-config.ts';

const PATH = '/api/admin/imports/files';

/** Receives the file of a podcast feed, which POST /api/admin/imports then imports. The request body is the file. */
export async function registerFeedUploads(
  app: FastifyInstance,
  { contexts, services }: Pick<AppParts, 'contexts' | 'services'>,
): Promise<void> {
  const actors = new WeakMap<FastifyRequest, Actor>();
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { actor } = await contexts.of(request, reply);
    requireAccess(actor, 'admin');
    actors.set(request, actor);
  };
  await app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', (_request, body, done) => done(null, body)); // the handler streams it
    const limits = { bodyLimit: LIMITS.feedBytes, config: { upload: true } } as const;
    own.post(PATH, { ...limits, onRequest }, async (request, reply) => {
      const { body } = request;
      const stream = body instanceof Readable ? body : Readable.from([]);
      const file = await receiveFeed(services.deps, actors.get(request) ?? ANONYMOUS, stream);
      return reply.header('cache-control', 'private, no-store').send(file);
    });
  });
  refuseOtherMethods(app, { contexts }, { url: PATH, access: 'admin' });
}
