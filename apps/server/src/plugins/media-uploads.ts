import { Readable } from 'node:stream';
import { LIMITS } from '@longreturn/contract/limits';
import { receiveUpload } from '@longreturn/core/media/file-upload';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import './route-config.ts';

/**
 * Receives the bytes of an upload at its signed URL, which needs no cookie, and returns the file as JSON. POST
 * /api/objects/upload creates the URL.
 */
export async function registerMediaUploads(app: FastifyInstance, { services }: AppParts): Promise<void> {
  await app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', (_request, body, done) => done(null, body)); // the handler streams it
    const limits = { bodyLimit: LIMITS.uploadBytes, config: { upload: true, crossSite: true } } as const;
    own.put<{ Params: { token: string } }>('/api/objects/uploads/:token', limits, async (request, reply) => {
      const { body, headers, params } = request;
      const stream = body instanceof Readable ? body : Readable.from([]);
      const upload = { token: params.token, contentType: headers['content-type'] };
      const file = await receiveUpload(services.deps, upload, stream);
      return reply.header('cache-control', 'private, no-store').send(file);
    });
  });
}
