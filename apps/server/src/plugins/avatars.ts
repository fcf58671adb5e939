import multipart from '@fastify/multipart';
import { LIMITS } from '@longreturn/contract/limits';
import { findAvatar } from '@longreturn/core/account/find-avatar';
import { getUser } from '@longreturn/core/account/get-user';
import { setAvatar } from '@longreturn/core/account/set-avatar';
import { AppError } from '@longreturn/core/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppParts } from '../app-parts.ts';
import { drawAvatar } from '../avatars/draw-avatar.ts';

const FIELD = 'picture';
const addressSchema = z.object({ userId: z.uuid(), version: z.string().regex(/^[\w-]{1,64}$/) });

/** The pictures of accounts: sent as a form to POST /api/auth/avatar, which answers the account; read by anyone who knows the address. */
export async function registerAvatars(app: FastifyInstance, { contexts, services }: AppParts): Promise<void> {
  const { deps } = services;
  await app.register(async (own) => {
    await own.register(multipart, { limits: { fileSize: LIMITS.avatarBytes, files: 1, fields: 4, parts: 5 } });
    const limits = { bodyLimit: LIMITS.avatarBytes + 64 * 1024, config: { draws: true, readsBody: true } } as const;
    own.post('/api/auth/avatar', limits, async (request, reply) => {
      const { actor } = await contexts.of(request, reply);
      await getUser(deps, actor); // before anything is read of what a stranger sends
      const user = await setAvatar(deps, actor, await drawAvatar(await readPicture(request)));
      return reply.header('cache-control', 'private, no-store').send(user);
    });
  });

  app.get('/avatars/:userId/:version.webp', async ({ params }, reply) => {
    const address = addressSchema.safeParse(params);
    const webp = address.success ? await findAvatar(deps, address.data) : undefined;
    if (!webp) throw new AppError('path.unknown');
    // The address holds the version, so what it names never changes.
    return reply
      .headers({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=31536000, immutable' })
      .send(Buffer.from(webp));
  });
}

/** The file of the form. Throws picture.invalid when there is none, body.too_large. */
async function readPicture(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('body.unsupported');
  const file = await request.file();
  if (file?.fieldname !== FIELD) throw new AppError('picture.invalid');
  return file.toBuffer();
}
