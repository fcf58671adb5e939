import type {
  Downloads,
  DownloadsBySource,
  EpisodeDownloads,
  EpisodeDownloadsInput,
} from '@longreturn/contract/downloads';
import type { TrendsInput } from '@longreturn/contract/trends';
import { downloads, episodes } from '@longreturn/db/schema';
import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { AppError } from '../app-error.ts';
import { requireEditor } from '../content/require-editor.ts';
import type { Deps } from '../deps.ts';
import { DEFAULT_DAYS, lastDates } from '../reads/last-dates.ts';

type Reading = Pick<Deps, 'db' | 'clock'>;

const MOST_DOWNLOADED = 10;
const sum = sql<number>`sum(${downloads.downloads})::int`;

/**
 * Returns the downloads of an episode by source: for each of the last 30 or 90 days, and in total (docs/product.md,
 * Downloads). Throws session.required, action.forbidden, episode.unknown.
 */
export async function readEpisodeDownloads(
  { db, clock }: Reading,
  actor: Actor,
  { id, days = DEFAULT_DAYS }: EpisodeDownloadsInput,
): Promise<EpisodeDownloads> {
  requireEditor(actor);
  const now = clock.now();
  const ofEpisode = eq(downloads.episodeId, id);
  const [[episode], listed, totals] = await Promise.all([
    db.select({ id: episodes.id }).from(episodes).where(eq(episodes.id, id)),
    countDays(db, lastDates(days, now), ofEpisode),
    db
      .select({ source: downloads.source, last7Days: sumSince(7, now), last30Days: sumSince(30, now), allTime: sum })
      .from(downloads)
      .where(ofEpisode)
      .groupBy(downloads.source),
  ]);
  if (!episode) throw new AppError('episode.unknown');
  const bySource = (column: 'last7Days' | 'last30Days' | 'allTime') =>
    addUp(totals.map((row) => ({ source: row.source, downloads: row[column] })));
  return {
    days: listed,
    last7Days: bySource('last7Days'),
    last30Days: bySource('last30Days'),
    allTime: bySource('allTime'),
  };
}

/**
 * Returns the downloads of all episodes for each of the last 30 or 90 days, and the ten most downloaded episodes in
 * that period. Throws session.required, action.forbidden.
 */
export async function readDownloads(
  { db, clock }: Reading,
  actor: Actor,
  { days = DEFAULT_DAYS }: TrendsInput,
): Promise<Downloads> {
  requireAdmin(actor);
  const dates = lastDates(days, clock.now());
  const [listed, mostDownloaded] = await Promise.all([
    countDays(db, dates, undefined),
    findMostDownloaded(db, dates[0] ?? ''),
  ]);
  return { days: listed, mostDownloaded };
}

/** Returns the ten episodes with the most downloads since the day `from`. */
export async function findMostDownloaded(db: Deps['db'], from: string): Promise<Downloads['mostDownloaded']> {
  const { id, title, slug } = episodes;
  return db
    .select({ id, title, slug, downloads: sum.as('total') })
    .from(downloads)
    .innerJoin(episodes, eq(id, downloads.episodeId))
    .where(gte(downloads.day, from))
    .groupBy(id)
    .orderBy(desc(sql`total`), title)
    .limit(MOST_DOWNLOADED);
}

const sumSince = (days: number, now: Date): SQL<number> =>
  sql<number>`coalesce((sum(${downloads.downloads}) filter (where ${downloads.day} >= ${lastDates(days, now)[0]}))::int, 0)`;

async function countDays(db: Deps['db'], dates: readonly string[], condition: SQL | undefined) {
  const { day, source } = downloads;
  const rows = await db
    .select({ day, source, downloads: sum })
    .from(downloads)
    .where(and(gte(day, dates[0] ?? ''), condition))
    .groupBy(day, source);
  const byDay = Map.groupBy(rows, (row) => row.day);
  return dates.map((date) => ({ date, ...addUp(byDay.get(date) ?? []) }));
}

function addUp(rows: readonly { source: keyof DownloadsBySource; downloads: number }[]): DownloadsBySource {
  const total = { public: 0, private: 0, site: 0 };
  for (const row of rows) total[row.source] += row.downloads;
  return total;
}
