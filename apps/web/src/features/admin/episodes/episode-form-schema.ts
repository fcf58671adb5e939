import type { AdminEpisode } from '@longreturn/contract/admin-content';
import { createEpisodeInput } from '@longreturn/contract/content-input';
import { EPISODE_TYPES } from '@longreturn/contract/content-types';
import { readDoi } from '@longreturn/contract/doi';
import { MESSAGES } from '@longreturn/contract/messages';
import { slugify } from '@longreturn/contract/slug';
import { sourcesSchema } from '@longreturn/contract/sources';
import { z } from 'zod';
import { publicationTime, publishDateText } from '../publish-date.ts';
import { durationText, parseDuration } from './duration-field.ts';

const { title, type, description } = createEpisodeInput.shape;

/** Returns the DOIs of the field 'Sources', which has one DOI per line. Drops empty lines and repeated DOIs. */
const readSources = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => readDoi(line) ?? line.trim())
      .filter(Boolean),
  ),
];

/** The fields of the episode form. */
export const episodeForm = z.object({
  title,
  type,
  duration: z.string().transform(parseDuration),
  description,
  sources: z
    .string()
    .transform(readSources)
    .refine((dois) => sourcesSchema.safeParse(dois).success, MESSAGES.sources),
  publishDate: z.string(),
  isPremium: z.boolean(),
  isAma: z.boolean(),
});
type EpisodeValues = z.output<typeof episodeForm>;

/** Returns the form's initial values for an episode, or for a new one that is published now. */
export function episodeValues(episode: AdminEpisode | undefined) {
  return {
    title: episode?.title ?? '',
    type: episode?.type ?? EPISODE_TYPES[0],
    duration: durationText(episode?.durationSec ?? null),
    description: episode?.description ?? '',
    sources: (episode?.sources ?? []).join('\n'),
    publishDate: publishDateText(episode ? episode.publishedAt : new Date().toISOString()),
    isPremium: episode?.isPremium ?? false,
    isAma: episode?.isAma ?? false,
  };
}
export type EpisodeFields = ReturnType<typeof episodeValues>;

/** What the user chooses with controls that aren't form fields: topics and cover. */
export type EpisodeChoices = Pick<AdminEpisode, 'topics' | 'coverFileId'>;

/** Returns the form's initial choices. */
export function episodeChoices(episode: AdminEpisode | undefined): EpisodeChoices {
  return { topics: episode?.topics ?? [], coverFileId: episode?.coverFileId ?? null };
}

/** Whether the topics or the covers of two choices differ. */
export function hasOtherChoices(one: EpisodeChoices, other: EpisodeChoices): boolean {
  return one.coverFileId !== other.coverFileId || sorted(one.topics) !== sorted(other.topics);
}

const sorted = (slugs: readonly string[]) => slugs.toSorted().join();

export interface SentForm {
  values: EpisodeValues;
  /** The publish date field's initial text. */
  initialDate: string;
  choices: EpisodeChoices;
}

/** Returns the input that creates an episode. If the date was not edited, the episode is published now. */
export function newEpisode({ values, initialDate, choices }: SentForm) {
  const { duration, publishDate, ...fields } = values;
  const publishedAt = publicationTime({ text: publishDate, initial: initialDate });
  const time = publishedAt === undefined ? new Date().toISOString() : publishedAt;
  return { ...fields, ...choices, slug: slugify(fields.title), durationSec: duration, publishedAt: time };
}

/**
 * Returns the input that updates this version of an episode. A date that was not edited keeps its seconds. A new title
 * changes the slug.
 */
export function episodeChanges(episode: AdminEpisode, { values, initialDate, choices }: SentForm) {
  const { duration, publishDate, ...fields } = values;
  return {
    ...fields,
    ...choices,
    id: episode.id,
    updatedAt: episode.updatedAt,
    durationSec: duration,
    publishedAt: publicationTime({ text: publishDate, initial: initialDate }),
    slug: fields.title === episode.title ? undefined : slugify(fields.title),
  };
}
