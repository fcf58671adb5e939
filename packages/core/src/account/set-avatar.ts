import type { User } from '@longreturn/contract/account';
import { idSchema } from '@longreturn/contract/scalars';
import { avatars } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import { type Actor, requireUser } from '../actor.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { sha256 } from '../sha256.ts';
import { getUser } from './get-user.ts';

/**
 * Stores `webp` as the actor's profile picture, or removes the picture if `webp` is undefined. Returns the user. The
 * caller has re-encoded the picture. Throws session.required.
 */
export async function setAvatar(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  webp: Uint8Array | undefined,
): Promise<User> {
  const { id } = requireUser(actor);
  return inTransaction(deps, async (deps) => {
    await getUser(deps, actor);
    if (webp) await storePicture(deps, id, webp);
    else await deps.db.delete(avatars).where(eq(avatars.userId, id));
    return getUser(deps, actor);
  });
}

async function storePicture(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  webp: Uint8Array,
): Promise<void> {
  const picture = { webp, version: sha256(webp).slice(0, 16), updatedAt: clock.now() };
  await db
    .insert(avatars)
    .values({ userId, ...picture })
    .onConflictDoUpdate({ target: avatars.userId, set: picture });
}

/** Returns a user's profile picture, or undefined if the user has no picture with this version. */
export async function findAvatar(
  { db }: Pick<Deps, 'db'>,
  { userId, version }: { userId: string; version: string },
): Promise<Uint8Array | undefined> {
  if (!idSchema.safeParse(userId).success || !/^[0-9a-f]{16}$/.test(version)) return undefined;
  const [found] = await db
    .select({ webp: avatars.webp })
    .from(avatars)
    .where(and(eq(avatars.userId, userId), eq(avatars.version, version)));
  return found?.webp;
}
