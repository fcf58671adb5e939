import { randomBytes } from 'node:crypto';
import type { Db } from '@longreturn/db/database';
import { siteSecrets } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';

const NAME = 'newsletter-links';
const BYTES = 32;

/** For so long an instance signs by a key that is there no longer. */
const KNOWN_MS = 60_000;

const keys = new WeakMap<Db, { key: Promise<Buffer>; until: number }>();

/** The key that signs the newsletter's links: the site makes it for itself, once for all instances and restarts. */
export function linkKey({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Buffer> {
  const now = clock.now().getTime();
  const known = keys.get(db);
  if (known && now < known.until) return known.key;
  const key = readOrMake(db);
  keys.set(db, { key, until: now + KNOWN_MS });
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
