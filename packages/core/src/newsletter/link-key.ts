import { randomBytes } from 'node:crypto';
import type { Db } from '@longreturn/db/database';
import { siteSecrets } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';

const NAME = 'newsletter-links';
const BYTES = 32;

const keys = new WeakMap<Db, Promise<Buffer>>();

/** The key that signs the newsletter's links: the site makes it for itself, once for all instances and restarts. */
export function linkKey(db: Db): Promise<Buffer> {
  const known = keys.get(db);
  if (known) return known;
  const key = readOrMake(db);
  keys.set(db, key);
  key.catch(() => keys.delete(db)); // a lost database is asked again
  return key;
}

async function readOrMake(db: Db): Promise<Buffer> {
  const value = randomBytes(BYTES).toString('base64url');
  await db.insert(siteSecrets).values({ name: NAME, value }).onConflictDoNothing();
  const [row] = await db.select({ value: siteSecrets.value }).from(siteSecrets).where(eq(siteSecrets.name, NAME));
  if (!row) throw new Error('site_secrets has no key for links');
  return Buffer.from(row.value, 'base64url');
}
