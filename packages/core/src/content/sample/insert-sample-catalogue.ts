import { articles, articleTopics, episodes, episodeTopics, mediaItems, newsletterIssues } from '@longreturn/db/schema';
import { SAMPLE_ARTICLES, SAMPLE_EPISODES, type SampleArticle, type SampleEpisode } from '@longreturn/site/sample';
import { SAMPLE_ISSUES } from '@longreturn/site/sample-issues';
import { issueValues } from '../../newsletter/issues/create-issue.ts';
import { articleValues } from '../articles/article-values.ts';
import { episodeValues } from '../episodes/episode-values.ts';
import type { Writing } from '../write-content.ts';

/**
 * Inserts the sample catalogue into a database that already contains the topics. Returns the numbers of inserted
 * episodes and articles.
 */
export async function insertSampleCatalogue(writing: Writing): Promise<{ episodes: number; articles: number }> {
  await insertEpisodes(writing);
  await insertArticles(writing);
  await insertIssues(writing);
  return { episodes: SAMPLE_EPISODES.length, articles: SAMPLE_ARTICLES.length };
}

async function insertEpisodes({ db, ids }: Writing): Promise<void> {
  const samples = sortOldestFirst(SAMPLE_EPISODES).map((sample) => ({ id: ids.next(), sample }));
  await db.insert(episodes).values(samples.map(({ id, sample }) => ({ id, ...buildEpisodeRow(sample) })));
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
  const samples = sortOldestFirst(SAMPLE_ARTICLES).map((sample) => ({ id: ids.next(), sample }));
  await db.insert(articles).values(samples.map(({ id, sample }) => ({ id, ...buildArticleRow(sample) })));
  await db
    .insert(articleTopics)
    .values(samples.flatMap(({ id, sample }) => sample.topics.map((topicSlug) => ({ articleId: id, topicSlug }))));
}

/** Inserts the sample issues as sent to zero recipients, since a new site has no subscribers yet. */
async function insertIssues({ db, ids }: Writing): Promise<void> {
  await db
    .insert(newsletterIssues)
    .values(SAMPLE_ISSUES.map((sample) => ({ id: ids.next(), ...buildIssueRow(sample) })));
}

function buildIssueRow(sample: (typeof SAMPLE_ISSUES)[number]) {
  const sentAt = new Date(sample.sentAt);
  return { ...issueValues(sample), sentAt, recipients: 0, createdAt: sentAt, updatedAt: sentAt };
}

function buildEpisodeRow({ topics: _topics, media: _media, sources = [], ...sample }: SampleEpisode) {
  const dois = sources.map((doi) => doi.toLowerCase());
  return {
    ...episodeValues({ isAma: false, ...sample, sources: dois, publishedAt: publishedAt(sample), coverFileId: null }),
    ...timestampsOf(sample),
  };
}

function buildArticleRow({ topics: _topics, ...sample }: SampleArticle) {
  return {
    ...articleValues({ ...sample, publishedAt: publishedAt(sample), coverFileId: null }),
    ...timestampsOf(sample),
  };
}

const publishedAt = (sample: { publishedAt: string }) => new Date(sample.publishedAt);

/** Returns the creation and update time of a sample, which both equal its publication time. */
const timestampsOf = (sample: { publishedAt: string }) => ({
  createdAt: publishedAt(sample),
  updatedAt: publishedAt(sample),
});

/**
 * Sorts the samples, the oldest first. IDs are ordered by creation time, so the oldest sample must be inserted first.
 */
function sortOldestFirst<Sample extends { publishedAt: string }>(samples: readonly Sample[]): Sample[] {
  return samples.toSorted((one, other) => one.publishedAt.localeCompare(other.publishedAt));
}
