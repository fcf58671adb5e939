import type { AdminEpisode } from '@longreturn/contract/admin-content';
import { type ChangedField, findChangedFields, type Version } from '../changed-elsewhere/changed-fields.ts';
import { momentText } from '../moment-text.ts';
import { type EpisodeChoices, type EpisodeFields, episodeChoices, episodeValues } from './episode-form-schema.ts';

const LABELS = {
  title: 'Title',
  type: 'Type',
  duration: 'Duration',
  description: 'Description',
  sources: 'Sources',
  topics: 'Topics',
  coverFileId: 'Cover',
  publishDate: 'Publish date',
  isPremium: 'Access',
  isAma: 'Ask me anything',
} as const;

export type EpisodeField = keyof typeof LABELS;

/** The content of the form: its fields, the topics and the cover. */
export type FilledForm = EpisodeFields & EpisodeChoices;

interface EpisodeVersions {
  /** The version that the form was opened with. */
  opened: AdminEpisode;
  /** The version that is saved now. */
  saved: AdminEpisode;
  mine: FilledForm;
  /** Returns the name of an image in the media library. */
  imageName: (fileId: string) => string;
}

/** Returns the fields that another administrator changed and that have a different value in the form. */
export function changedEpisodeFields(versions: EpisodeVersions): ChangedField<EpisodeField>[] {
  const { opened, saved, mine, imageName } = versions;
  return findChangedFields({
    labels: LABELS,
    opened: textsOf(filledWith(opened), imageName),
    theirs: textsOf(filledWith(saved), imageName),
    mine: textsOf(mine, imageName),
  });
}

/** Returns the content of a form that is opened with this episode. */
export function filledWith(episode: AdminEpisode): FilledForm {
  return { ...episodeValues(episode), ...episodeChoices(episode) };
}

/** Returns the texts of the fields, for comparing versions. */
function textsOf(form: FilledForm, imageName: EpisodeVersions['imageName']): Record<EpisodeField, string> {
  const { topics, coverFileId, publishDate, isPremium, isAma, ...fields } = form;
  return {
    ...fields,
    topics: topics.toSorted().join(', '),
    coverFileId: coverFileId === null ? 'Generated cover' : imageName(coverFileId),
    publishDate: publishDate === '' ? 'Draft' : dateText(publishDate),
    isPremium: isPremium ? 'Premium' : 'Free',
    isAma: isAma ? 'Yes' : 'No',
  };
}

function dateText(local: string): string {
  const now = new Date().toISOString();
  return momentText(new Date(local).toISOString(), { now });
}

/** Returns what the form should contain after the administrator has chosen a version of each changed field. */
export function chosenVersion(
  mine: FilledForm,
  saved: AdminEpisode,
  versions: Partial<Record<EpisodeField, Version>>,
): FilledForm {
  const theirs = Object.entries(filledWith(saved)).filter(([name]) => versions[name as EpisodeField] === 'theirs'); // the names of fields
  return { ...mine, ...Object.fromEntries(theirs) };
}
