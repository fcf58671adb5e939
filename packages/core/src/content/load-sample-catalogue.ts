import { articles, articleTopics, episodes, episodeTopics, mediaItems } from '@longreturn/db/schema';
import { SAMPLE_ARTICLES, SAMPLE_EPISODES, type SampleArticle, type SampleEpisode } from '@longreturn/site/sample';
import { sql } from 'drizzle-orm';
import { articleValues } from './article-values.ts';
import { countRows } from './count-rows.ts';
import { episodeValues } from './episode-values.ts';
import { liftTimeLimit } from './lift-time-limit.ts';
import { recordActivity } from './record-activity.ts';
import { syncTopics } from './sync-topics.ts';
import { touchContentVersion } from './touch-content-version.ts';
import type { Writing } from './write-content.ts';

/** The number that loads of the catalogue hold, so that one of several starts at once does the work. */
const LOCK = 7_041_777;

/**
 * Puts the sample catalogue on a site that has neither episode nor article, and returns whether it did.
 * All of it or nothing, once, however many instances start together (design §3, SEED).
 */
export async function loadSampleCatalogue(deps: Writing): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    await liftTimeLimit(tx);
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const loading = { ...deps, db: tx };
    if ((await countRows(tx, episodes, undefined)) + (await countRows(tx, articles, undefined)) > 0) return false;
    await syncTopics(loading);
    await insertEpisodes(loading);
    await insertArticles(loading);
    await recordActivity(loading, { title: 'Sample catalogue loaded', description: summary() });
    await touchContentVersion(tx);
    return true;
  });
}

async function insertEpisodes({ db, ids }: Writing): Promise<void> {
  const samples = oldestFirst(SAMPLE_EPISODES).map((sample) => ({ id: ids.next(), sample }));
  await db.insert(episodes).values(samples.map(({ id, sample }) => ({ id, ...episodeColumns(sample) })));
  await db
    .insert(episodeTopics)
    .values(samples.flatMap(({ id, sample }) => sample.topics.map((topicSlug) => ({ episodeId: id, topicSlug }))));
  const media = samples.flatMap(({ id, sample }) =>
    sample.media.map((item, order) => ({
      id: ids.next(),
      episodeId: id,
      ...item,
      order,
      createdAt: publishedAt(sample),
    })),
  );
  await db.insert(mediaItems).values(media);
}

async function insertArticles({ db, ids }: Writing): Promise<void> {
  const samples = oldestFirst(SAMPLE_ARTICLES).map((sample) => ({ id: ids.next(), sample }));
  await db.insert(articles).values(samples.map(({ id, sample }) => ({ id, ...articleColumns(sample) })));
  await db
    .insert(articleTopics)
    .values(samples.flatMap(({ id, sample }) => sample.topics.map((topicSlug) => ({ articleId: id, topicSlug }))));
}

function episodeColumns({ topics: _topics, media: _media, ...sample }: SampleEpisode) {
  return { ...episodeValues({ ...sample, publishedAt: publishedAt(sample) }), ...writtenAt(sample) };
}

function articleColumns({ topics: _topics, ...sample }: SampleArticle) {
  return { ...articleValues({ ...sample, publishedAt: publishedAt(sample) }), ...writtenAt(sample) };
}

const publishedAt = (sample: { publishedAt: string }) => new Date(sample.publishedAt);

/** A sample was written on the day that it came out. */
const writtenAt = (sample: { publishedAt: string }) => ({
  createdAt: publishedAt(sample),
  updatedAt: publishedAt(sample),
});

/** Ids are ordered by time of making, so the oldest is made first. */
function oldestFirst<Sample extends { publishedAt: string }>(samples: readonly Sample[]): Sample[] {
  return samples.toSorted((one, other) => one.publishedAt.localeCompare(other.publishedAt));
}

function summary(): string {
  return `${SAMPLE_EPISODES.length} episodes and ${SAMPLE_ARTICLES.length} articles`;
}
