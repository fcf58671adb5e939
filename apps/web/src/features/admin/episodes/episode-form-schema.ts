import type { AdminEpisode } from '@longreturn/contract/admin-content';
import { createEpisodeInput } from '@longreturn/contract/content-input';
import { EPISODE_TYPES } from '@longreturn/contract/content-types';
import { slugify } from '@longreturn/contract/slug';
import { z } from 'zod';
import { publicationTime, publishDateText } from '../publish-date.ts';
import { durationText, parseDuration } from './duration-field.ts';

const { title, type, description } = createEpisodeInput.shape;

/** The fields of the episode form. */
export const episodeForm = z.object({
  title,
  type,
  duration: z.string().transform(parseDuration),
  description,
  publishDate: z.string(),
  isPremium: z.boolean(),
});
type EpisodeValues = z.output<typeof episodeForm>;

/** Returns the form's first values: those of an episode, or of a new one, which is published now. */
export function episodeValues(episode: AdminEpisode | undefined) {
  return {
    title: episode?.title ?? '',
    type: episode?.type ?? EPISODE_TYPES[0],
    duration: durationText(episode?.durationSec ?? null),
    description: episode?.description ?? '',
    publishDate: publishDateText(episode ? episode.publishedAt : new Date().toISOString()),
    isPremium: episode?.isPremium ?? false,
  };
}
export type EpisodeFields = ReturnType<typeof episodeValues>;

/** What is chosen beside the form's fields. */
export type EpisodeChoices = Pick<AdminEpisode, 'topics' | 'coverFileId'>;

/** Returns the first choices of the form. */
export function episodeChoices(episode: AdminEpisode | undefined): EpisodeChoices {
  return { topics: episode?.topics ?? [], coverFileId: episode?.coverFileId ?? null };
}

/** Whether other topics or another cover are chosen. */
export function hasOtherChoices(one: EpisodeChoices, other: EpisodeChoices): boolean {
  return one.coverFileId !== other.coverFileId || sorted(one.topics) !== sorted(other.topics);
}

const sorted = (slugs: readonly string[]) => slugs.toSorted().join();

export interface SentForm {
  values: EpisodeValues;
  /** The first text of the publish date. */
  initialDate: string;
  choices: EpisodeChoices;
}

/** Returns a new episode. If its date was not touched, it is published now. */
export function newEpisode({ values, initialDate, choices }: SentForm) {
  const { duration, publishDate, ...fields } = values;
  const publishedAt = publicationTime({ text: publishDate, initial: initialDate });
  const time = publishedAt === undefined ? new Date().toISOString() : publishedAt;
  return { ...fields, ...choices, slug: slugify(fields.title), durationSec: duration, publishedAt: time };
}

/**
 * Returns the changes to this version of an episode. A date that was not touched stays to the second; a new title makes
 * a new slug.
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
