import { articles, articleTopics, episodes, episodeTopics, mediaItems, newsletterIssues } from '@longreturn/db/schema';
import { SAMPLE_ARTICLES, SAMPLE_EPISODES, type SampleArticle, type SampleEpisode } from '@longreturn/site/sample';
import { SAMPLE_ISSUES } from '@longreturn/site/sample-issues';
import { issueValues } from '../../newsletter/issues/issue-values.ts';
import { articleValues } from '../articles/article-values.ts';
import { episodeValues } from '../episodes/episode-values.ts';
import type { Writing } from '../write-content.ts';

/**
 * Inserts the sample catalogue into a database that contains the topics. Returns the number of episodes and articles.
 */
export async function insertSampleCatalogue(writing: Writing): Promise<{ episodes: number; articles: number }> {
  await insertEpisodes(writing);
  await insertArticles(writing);
  await insertIssues(writing);
  return { episodes: SAMPLE_EPISODES.length, articles: SAMPLE_ARTICLES.length };
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

/** Sets zero recipients: a new site has no subscribers yet. */
async function insertIssues({ db, ids }: Writing): Promise<void> {
  await db
    .insert(newsletterIssues)
    .values(SAMPLE_ISSUES.map((sample) => ({ id: ids.next(), ...issueColumns(sample) })));
}

function issueColumns(sample: (typeof SAMPLE_ISSUES)[number]) {
  const sentAt = new Date(sample.sentAt);
  return { ...issueValues(sample), sentAt, recipients: 0, createdAt: sentAt, updatedAt: sentAt };
}

function episodeColumns({ topics: _topics, media: _media, ...sample }: SampleEpisode) {
  return { ...episodeValues({ ...sample, publishedAt: publishedAt(sample), coverFileId: null }), ...writtenAt(sample) };
}

function articleColumns({ topics: _topics, ...sample }: SampleArticle) {
  return { ...articleValues({ ...sample, publishedAt: publishedAt(sample), coverFileId: null }), ...writtenAt(sample) };
}

const publishedAt = (sample: { publishedAt: string }) => new Date(sample.publishedAt);

/** The creation time of a sample is its publication time. */
const writtenAt = (sample: { publishedAt: string }) => ({
  createdAt: publishedAt(sample),
  updatedAt: publishedAt(sample),
});

/** IDs are ordered by creation time, so the oldest sample is inserted first. */
function oldestFirst<Sample extends { publishedAt: string }>(samples: readonly Sample[]): Sample[] {
  return samples.toSorted((one, other) => one.publishedAt.localeCompare(other.publishedAt));
}
