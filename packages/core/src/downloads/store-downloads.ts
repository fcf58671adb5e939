import { createHmac } from 'node:crypto';
import { downloadClaims, downloads, episodes } from '@longreturn/db/schema';
import { and, lte, sql } from 'drizzle-orm';
import { isPublic } from '../content/publication.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { clientKeys } from '../rate-limits/client-keys.ts';
import { siteKey } from '../site-key.ts';

export type DownloadSource = (typeof downloads.$inferSelect)['source'];

/** Bytes of an episode that a listener received. */
export interface SentBytes {
  episodeId: string;
  ip: string;
  userAgent: string;
  source: DownloadSource;
  /** The date in UTC: '2026-11-22'. */
  day: string;
  bytes: number;
  /** How many bytes count as a download. */
  needed: number;
}

const CLAIM_MS = 24 * 3_600_000;

/** The bytes of a second of audio at 128 kbit/s, the usual bit rate of podcasts. */
const USUAL_BYTES = 16_000;

/**
 * Returns how many bytes of a rendition count as a download: a minute of it, or all of it if it is shorter
 * (docs/product.md, Downloads). The size or duration of linked audio may be unknown, which is stored as 0. The usual
 * bit rate is then assumed.
 */
export function bytesOfDownload({ bytes, durationSec }: { bytes: number; durationSec: number }): number {
  const seconds = Math.min(durationSec || 60, 60);
  if (bytes === 0) return seconds * USUAL_BYTES;
  if (durationSec === 0) return Math.min(bytes, seconds * USUAL_BYTES);
  return Math.ceil((bytes * seconds) / durationSec);
}

/**
 * Adds up the bytes of each listener and counts the downloads that are complete. Within 24 hours, a listener (a network
 * address and an app) counts once for an episode, even if several instances store the listener's bytes. Bytes of
 * episodes that aren't public are dropped. The rows are sorted, so that two instances lock them in the same order.
 */
export async function storeDownloads(deps: Pick<Deps, 'db' | 'clock'>, sent: readonly SentBytes[]): Promise<void> {
  if (sent.length === 0) return;
  const key = await siteKey(deps, 'download-claims');
  const rows = [...Map.groupBy(sent, (each) => hashOf(key, each))].map(([hash, parts]) => ({
    ...describe(parts),
    hash,
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
    as given(hash text, episode_id uuid, day date, source text, bytes bigint, needed bigint)`;
  await inTransaction(deps, async ({ db, clock }) => {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + CLAIM_MS);
    const isOver = lte(downloadClaims.expiresAt, now);
    const isKnown = sql`exists (select 1 from ${episodes} where ${episodes.id} = given.episode_id and ${isPublic(episodes, now)})`;
    await db
      .insert(downloadClaims)
      .select(
        sql`select given.hash, given.bytes, false, ${expiresAt.toISOString()}::timestamptz from ${given}
        where ${isKnown} order by given.hash`,
      )
      .onConflictDoUpdate({
        target: downloadClaims.hash,
        set: {
          bytes: sql`excluded.bytes + case when ${isOver} then 0 else ${downloadClaims.bytes} end`,
          isCounted: sql`${downloadClaims.isCounted} and not (${isOver})`,
          expiresAt: sql`case when ${isOver} then excluded.expires_at else ${downloadClaims.expiresAt} end`,
        },
      });
    await db.execute(sql`
      with counted as (
        update ${downloadClaims} set is_counted = true from ${given}
        where ${downloadClaims.hash} = given.hash and not ${downloadClaims.isCounted}
          and ${downloadClaims.bytes} > 0 and ${downloadClaims.bytes} >= given.needed and ${isKnown}
        returning given.episode_id, given.day, given.source)
      insert into ${downloads} (episode_id, day, source, downloads)
      select episode_id, day, source, count(*) from counted group by 1, 2, 3 order by 1, 2, 3
      on conflict (episode_id, day, source) do update set downloads = ${downloads.downloads} + excluded.downloads`);
  });
}

/** Identifies the listener by network, because a phone changes its IPv6 address within its network. */
function hashOf(key: Buffer, { episodeId, ip, userAgent }: SentBytes): string {
  const network = clientKeys(ip)[0]?.key ?? ip;
  return createHmac('sha256', key).update(`${episodeId} ${network} ${userAgent}`).digest('base64url');
}

/** Returns the column values that come from a listener's first `SentBytes`. */
function describe(parts: readonly SentBytes[]) {
  const [{ episodeId: episode_id, day, source, needed } = { episodeId: '', day: '', source: '', needed: 0 }] = parts;
  return { episode_id, day, source, needed };
}

/** The maximum number of rows that one statement deletes, so that it stays far below the statement time limit. */
const DELETED_ROWS = 5000;

/** Deletes the stored bytes (claims) of listeners whose 24 hours are over. */
export async function deleteOldClaims({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const { hash, expiresAt } = downloadClaims;
  const isOver = lte(expiresAt, clock.now());
  for (;;) {
    const batch = db.select({ hash }).from(downloadClaims).where(isOver).limit(DELETED_ROWS);
    // PostgreSQL runs the subquery in `array(…)` only once. Without `array`, it might run the subquery again for each
    // row and exceed the time limit. `isOver` is checked again, because another 24 hours may have begun for a listener
    // after the batch was read.
    const deleted = await db
      .delete(downloadClaims)
      .where(and(sql`${hash} = any(array(${batch}))`, isOver))
      .returning({ hash });
    if (deleted.length < DELETED_ROWS) return;
  }
}
