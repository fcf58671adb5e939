import multipart from '@fastify/multipart';
import { LIMITS } from '@longreturn/contract/limits';
import { getUser } from '@longreturn/core/account/get-user';
import { findAvatar, setAvatar } from '@longreturn/core/account/set-avatar';
import { AppError } from '@longreturn/core/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppParts } from '../app-parts.ts';

const FIELD = 'picture';
const AVATAR = { width: LIMITS.avatarPixels, height: LIMITS.avatarPixels };
const paramsSchema = z.object({ userId: z.uuid(), version: z.string().regex(/^[\w-]{1,64}$/) });

/**
 * Serves avatars and POST /api/auth/avatar, which accepts an avatar as a multipart form and returns the account. Anyone
 * who knows an avatar's URL can read it.
 */
export async function registerAvatars(app: FastifyInstance, { contexts, services, pictures }: AppParts): Promise<void> {
  const { deps } = services;
  await app.register(async (own) => {
    await own.register(multipart, { limits: { fileSize: LIMITS.avatarBytes, files: 1, fields: 4, parts: 5 } });
    const limits = { bodyLimit: LIMITS.avatarBytes + 64 * 1024, config: { draws: true, upload: true } } as const;
    own.post('/api/auth/avatar', limits, async (request, reply) => {
      const { actor } = await contexts.of(request, reply);
      await getUser(deps, actor); // rejects anonymous clients before their upload is read
      const [webp] = await pictures.make(await readPicture(request), [AVATAR]);
      const user = await setAvatar(deps, actor, webp);
      return reply.header('cache-control', 'private, no-store').send(user);
    });
  });

  app.get('/avatars/:userId/:version.webp', async ({ params }, reply) => {
    const parsed = paramsSchema.safeParse(params);
    const webp = parsed.success ? await findAvatar(deps, parsed.data) : undefined;
    if (!webp) throw new AppError('path.unknown');
    // The URL contains the version, so the picture at a URL never changes.
    return reply
      .headers({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=31536000, immutable' })
      .send(Buffer.from(webp));
  });
}

/** Returns the uploaded file. Throws body.unsupported, body.too_large. If there is no file, throws picture.invalid. */
async function readPicture(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('body.unsupported');
  const file = await request.file();
  if (file?.fieldname !== FIELD) throw new AppError('picture.invalid');
  return file.toBuffer();
}
