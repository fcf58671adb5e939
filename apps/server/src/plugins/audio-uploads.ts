import { Readable } from 'node:stream';
import { requireAccess } from '@longreturn/api/procedure-meta';
import { startAudioUploadInput } from '@longreturn/contract/audio-admin';
import { LIMITS } from '@longreturn/contract/limits';
import { idSchema } from '@longreturn/contract/scalars';
import type { Actor } from '@longreturn/core/actor';
import { AppError } from '@longreturn/core/app-error';
import { getOwnAudioUpload } from '@longreturn/core/listening/audio-upload';
import { cancelAudioUpload } from '@longreturn/core/listening/cancel-audio-upload';
import { startAudioUpload } from '@longreturn/core/listening/start-audio-upload';
import { parseInput } from '@longreturn/core/parse-input';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { UPLOADS_PATH, UploadServer } from '../audio/upload-server.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';
import './route-config.ts';

/**
 * Receives audio of episodes with the tus protocol, which continues an upload that was cut off. A job turns a complete
 * upload into a rendition (decision 34).
 */
export async function registerAudioUploads(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { contexts, services, env } = parts;
  const uploads = new UploadServer(env);
  const actors = new WeakMap<FastifyRequest, Actor>();
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { actor } = await contexts.of(request, reply);
    requireAccess(actor, 'editor');
    actors.set(request, actor);
  };
  const actorOf = (request: FastifyRequest): Actor => actors.get(request) ?? { is: 'anonymous' };
  const settings = { onRequest, bodyLimit: LIMITS.audioBytes, config: { upload: true } } as const;
  const send = async (request: FastifyRequest, reply: FastifyReply, uploadId: string): Promise<void> => {
    const { method, headers, body } = request;
    const stream = body instanceof Readable ? body : undefined;
    const response = await uploads.handle({ method, headers, body: stream, uploadId });
    reply.code(response.status).header('cache-control', 'private, no-store');
    for (const name of TUS_HEADERS) reply.headers(named(name, response.headers.get(name)));
  };
  /**
   * Queues the job if the upload is complete. HEAD requests queue it too: if queuing fails after the last bytes have
   * arrived, the client has no more bytes to send, and only asks with a HEAD request how many bytes have arrived.
   */
  const fileIfComplete = async (reply: FastifyReply, { id, bytes }: { id: string; bytes: number }): Promise<void> => {
    if (Number(reply.getHeader('upload-offset')) !== bytes) return;
    await services.deps.jobs.send(services.deps.db, 'audio-upload', { uploadId: id });
  };

  await app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', (_request, body, done) => done(null, body)); // the handler streams it
    own.post(UPLOADS_PATH, { ...settings, bodyLimit: 1 }, async (request, reply) => {
      const { id } = await startAudioUpload(services.deps, actorOf(request), readNewUpload(request));
      await send(request, reply, id);
      return reply.header('location', `${UPLOADS_PATH}/${id}`).send();
    });
    own.route<{ Params: { id: string } }>({
      ...settings,
      method: ['HEAD', 'PATCH'],
      url: `${UPLOADS_PATH}/:id`,
      async handler(request, reply) {
        const upload = await getOwnAudioUpload(services.deps, actorOf(request), readId(request.params));
        await send(request, reply, upload.id);
        await fileIfComplete(reply, upload);
        return reply.send();
      },
    });
    own.delete<{ Params: { id: string } }>(`${UPLOADS_PATH}/:id`, settings, async (request, reply) => {
      const { id } = await getOwnAudioUpload(services.deps, actorOf(request), readId(request.params));
      await send(request, reply, id);
      await cancelAudioUpload(services.deps, actorOf(request), id);
      return reply.send();
    });
  });
  for (const url of [UPLOADS_PATH, `${UPLOADS_PATH}/:id`]) refuseOtherMethods(app, parts, { url, access: 'editor' });
}

const TUS_HEADERS = ['tus-resumable', 'upload-offset', 'upload-length', 'upload-expires'];

const named = (name: string, value: string | null) => (value === null ? {} : { [name]: value });

function readId({ id }: { id: string }): string {
  const parsed = idSchema.safeParse(id);
  if (!parsed.success) throw new AppError('upload.unknown');
  return parsed.data;
}

/** Reads the metadata and the size of a new upload from its headers. Throws input.invalid. */
function readNewUpload({ headers }: FastifyRequest) {
  const metadata = Object.fromEntries(
    String(headers['upload-metadata'] ?? '')
      .split(',')
      .map((pair) => pair.trim().split(' '))
      .map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString()]),
  );
  const length = headers['upload-length'];
  const bytes = typeof length === 'string' && /^\d{1,15}$/.test(length) ? Number(length) : Number.NaN;
  return parseInput(startAudioUploadInput, { ...metadata, bytes } as Parameters<
    typeof parseInput<typeof startAudioUploadInput>
  >[1]); // the schema checks it
}
