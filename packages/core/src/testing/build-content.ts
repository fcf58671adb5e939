import {
  type AddMediaItemInput,
  addMediaItemInput,
  type CreateArticleInput,
  type CreateEpisodeInput,
  createArticleInput,
  createEpisodeInput,
} from '@longreturn/contract/content-input';
import { type CreateIssueInput, createIssueInput } from '@longreturn/contract/newsletter-issue';
import { slugify } from '@longreturn/contract/slug';
import { SYSTEM } from '../actor.ts';
import { createArticle } from '../content/articles/create-article.ts';
import { addMediaItem } from '../content/episodes/add-media-item.ts';
import { createEpisode } from '../content/episodes/create-episode.ts';
import type { Writing } from '../content/write-content.ts';
import type { Deps } from '../deps.ts';
import { createIssue } from '../newsletter/issues/create-issue.ts';
import { queueRecipients } from '../newsletter/issues/queue-recipients.ts';
import { sendIssue } from '../newsletter/issues/send-issue.ts';
import { parseInput } from '../parse-input.ts';

/** The default time since publication. */
const AGE_MS = 60_000;
let built = 0;

/**
 * Creates an episode with the given fields; by default it is public and free, with a unique title. Returns its ID and
 * all fields.
 */
export async function buildEpisode(given: Writing, overrides: Partial<CreateEpisodeInput> = {}) {
  const deps = { origin: 'https://site.example', ...given };
  const title = overrides.title ?? `An episode like no other, number ${++built}`;
  const fields = {
    title,
    slug: slugify(title),
    type: 'Science Deep Dive',
    publishedAt: new Date(deps.clock.now().getTime() - AGE_MS).toISOString(),
    ...overrides,
  } satisfies CreateEpisodeInput;
  const { id } = await createEpisode(deps, SYSTEM, createEpisodeInput.parse(fields));
  return { ...fields, id };
}

/**
 * Creates an article with the given fields; by default it is public and free, with a unique title. Returns its ID and
 * all fields.
 */
export async function buildArticle(deps: Writing, overrides: Partial<CreateArticleInput> = {}) {
  const title = overrides.title ?? `An article like no other, number ${++built}`;
  const fields = {
    title,
    slug: slugify(title),
    excerpt: 'A summary of the article in one line.',
    bodyRichtext: `<p>${'A paragraph of some length. '.repeat(5)}</p>`,
    publishedAt: new Date(deps.clock.now().getTime() - AGE_MS).toISOString(),
    ...overrides,
  } satisfies CreateArticleInput;
  const { id } = await createArticle(deps, SYSTEM, createArticleInput.parse(fields));
  return { ...fields, id };
}

/** Creates a media item of the given episode or of a new episode. Returns its ID and all fields. */
export async function buildMediaItem(
  deps: Writing,
  { episodeId, ...overrides }: Partial<Omit<AddMediaItemInput, 'id'>> & { episodeId?: string } = {},
) {
  const fields = {
    id: episodeId ?? (await buildEpisode(deps)).id,
    type: 'youtube',
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    title: 'The conversation on film',
    ...overrides,
  } satisfies AddMediaItemInput;
  const { id } = await addMediaItem(deps, SYSTEM, addMediaItemInput.parse(fields));
  return { ...fields, id, episodeId: fields.id };
}

type Sending = Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs'>;

/** Creates a draft issue with the given fields; by default of the edition 'episodes', with a unique title. */
export async function buildIssue(deps: Sending, overrides: Partial<CreateIssueInput> = {}) {
  const title = overrides.title ?? `An issue like no other, number ${++built}`;
  const fields = {
    edition: 'episodes',
    title,
    slug: slugify(title),
    excerpt: 'A summary of the issue in one line.',
    bodyRichtext: `<p>${'A paragraph of some length. '.repeat(5)}</p>`,
    ...overrides,
  } satisfies CreateIssueInput;
  return createIssue(deps, SYSTEM, parseInput(createIssueInput, fields));
}

/** Creates an issue, sends it and queues its emails. */
export async function buildSentIssue(deps: Sending, overrides: Partial<CreateIssueInput> = {}) {
  const issue = await buildIssue(deps, overrides);
  const sent = await sendIssue(deps, SYSTEM, { id: issue.id });
  await queueRecipients(deps, issue.id);
  return { ...issue, ...sent };
}
