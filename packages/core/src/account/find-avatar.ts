import { idSchema } from '@longreturn/contract/scalars';
import { avatars } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';

/** Returns the profile picture of this user and version, or undefined if there is none or the version is outdated. */
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
