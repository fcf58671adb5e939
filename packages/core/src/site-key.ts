import { randomBytes } from 'node:crypto';
import type { Db } from '@longreturn/db/database';
import { siteSecrets } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Deps } from './deps.ts';

/**
 * The purpose of a site key. Four keys sign links: those of newsletters, previews, uploads and gifts. The other keys
 * hash the email addresses of failed logins, the networks and apps that download audio, and the networks and apps that
 * use a private feed. The key for private feeds changes every day.
 */
export type SiteKeyName =
  | 'newsletter-links'
  | 'preview-links'
  | 'upload-links'
  | 'gift-links'
  | 'login-addresses'
  | 'download-claims'
  | `feed-uses-${string}`;

interface CachedKey {
  key: Promise<Buffer>;
  until: number;
}

const KEY_BYTES = 32;

/** How long a key is cached. An instance may use a deleted key for this long. */
const CACHE_MS = 60_000;

const keys = new WeakMap<Db, Map<SiteKeyName, CachedKey>>();

/**
 * Returns a secret key of the site (32 bytes). The key is created on first use and stored in the database, so all
 * instances share it.
 */
export function siteKey({ db, clock }: Pick<Deps, 'db' | 'clock'>, name: SiteKeyName): Promise<Buffer> {
  const now = clock.now().getTime();
  const ofDatabase = keys.get(db) ?? new Map<SiteKeyName, CachedKey>();
  keys.set(db, ofDatabase);
  const known = ofDatabase.get(name);
  if (known && now < known.until) return known.key;
  // An expired entry may contain a deleted key.
  for (const [each, { until }] of ofDatabase) if (until <= now) ofDatabase.delete(each);
  const key = readOrCreateKey(db, name);
  ofDatabase.set(name, { key, until: now + CACHE_MS });
  key.catch(() => ofDatabase.delete(name)); // the next call queries the database again
  return key;
}

async function readOrCreateKey(db: Db, name: SiteKeyName): Promise<Buffer> {
  const existing = await readKey(db, name);
  if (existing) return existing;
  const value = randomBytes(KEY_BYTES).toString('base64url');
  await db.insert(siteSecrets).values({ name, value }).onConflictDoNothing();
  const created = await readKey(db, name);
  if (!created) throw new Error(`site_secrets has no key '${name}'`);
  return created;
}

async function readKey(db: Db, name: SiteKeyName): Promise<Buffer | undefined> {
  const [row] = await db.select({ value: siteSecrets.value }).from(siteSecrets).where(eq(siteSecrets.name, name));
  return row && Buffer.from(row.value, 'base64url');
}
