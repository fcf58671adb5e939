import { EPISODE_TYPES } from '@longreturn/contract/content-types';
import { episodeValues } from '@longreturn/core/content/episodes/episode-values';
import { touchContentVersion } from '@longreturn/core/content/write-content';
import { uuidv7Ids } from '@longreturn/core/create-deps';
import type { Db } from '@longreturn/db/database';
import { episodes, episodeTopics, mediaItems } from '@longreturn/db/schema';
import { PAPERS } from '@longreturn/site/research/papers';
import { TOPICS } from '@longreturn/site/topics';

const BATCH = 250;
const HOUR_MS = 3_600_000;
/**
 * The date of the newest generated episode. Some of the sample episodes are newer, so that the first page shows both
 * sample and generated episodes.
 */
const NEWEST = Date.parse('2026-09-20T05:30:00.000Z');
const WORDS =
  'ledger muscle glucose sleep grip trial placebo valley dose portfolio ferry clinic salt stairs marrow'.split(' ');

/** Adds `count` published episodes. Each has a topic, and every third has a media item. */
export async function fillEpisodes(db: Db, count: number): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => from + index);
    await db.transaction((tx) => insertBatch(tx, numbers));
  }
  await touchContentVersion(db);
}

async function insertBatch(tx: Db, numbers: readonly number[]): Promise<void> {
  const made = numbers.map((number) => ({ number, id: uuidv7Ids.next(), at: new Date(NEWEST - number * HOUR_MS) }));
  const times = (at: Date) => ({ createdAt: at, updatedAt: at });
  await tx.insert(episodes).values(made.map(({ number, id, at }) => ({ id, ...episode(number, at), ...times(at) })));
  const links = made.map(({ number, id }) => ({ episodeId: id, topicSlug: pick(TOPICS, number).slug }));
  await tx.insert(episodeTopics).values(links);
  const withMedia = made.filter(({ number }) => number % 3 === 0);
  await tx.insert(mediaItems).values(withMedia.map(({ number, id, at }) => mediaItem(number, id, at)));
}

function episode(number: number, publishedAt: Date) {
  const [first, second] = [pick(WORDS, number), pick(WORDS, Math.floor(number / WORDS.length))];
  return episodeValues({
    title: `The ${first} and the ${second}, part ${number}`,
    slug: `generated-${number}-${first}-${second}`,
    type: pick(EPISODE_TYPES, number),
    description:
      `What a ${first} tells of a ${second}, and what it does not: number ${number} of a long series. `.repeat(4),
    isPremium: number % 3 === 1,
    isAma: false,
    publishedAt,
    durationSec: 1800 + (number % 1800),
    videoEmbedUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    sources: [pick(PAPERS, number).doi.toLowerCase()],
    coverFileId: null,
  });
}

function mediaItem(number: number, episodeId: string, createdAt: Date) {
  const url = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
  return {
    id: uuidv7Ids.next(),
    episodeId,
    type: 'youtube' as const,
    url,
    title: `Part ${number}`,
    order: 0,
    createdAt,
  };
}

/** Returns the item at an index of a non-empty list. An index past the end wraps around to the start. */
function pick<Item>(list: readonly Item[], number: number): Item {
  return list[number % list.length] as Item; // the index is below the length
}
