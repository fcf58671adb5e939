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

interface SentForm {
  values: EpisodeValues;
  /** The first text of the publish date. */
  initialDate: string;
  topics: string[];
}

/** Returns a new episode. If its date was not touched, it is published now. */
export function newEpisode({ values, initialDate, topics }: SentForm) {
  const { duration, publishDate, ...fields } = values;
  const publishedAt = publicationTime({ text: publishDate, initial: initialDate });
  const time = publishedAt === undefined ? new Date().toISOString() : publishedAt;
  return { ...fields, slug: slugify(fields.title), durationSec: duration, publishedAt: time, topics };
}

/** Returns the changes to an episode. A date that was not touched stays to the second; a new title makes a new slug. */
export function episodeChanges(episode: AdminEpisode, { values, initialDate, topics }: SentForm) {
  const { duration, publishDate, ...fields } = values;
  return {
    ...fields,
    id: episode.id,
    durationSec: duration,
    topics,
    publishedAt: publicationTime({ text: publishDate, initial: initialDate }),
    slug: fields.title === episode.title ? undefined : slugify(fields.title),
  };
}
