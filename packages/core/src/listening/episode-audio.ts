import type { LockedAudio } from '@longreturn/contract/content';
import type { Audio, RenditionKind } from '@longreturn/contract/listening';
import { episodes, renditions } from '@longreturn/db/schema';
import { sql } from 'drizzle-orm';
import { canRead, type ReaderKind } from '../content/reader-kind.ts';
import { audioPath, chaptersPath, transcriptPath } from './audio-path.ts';
import { chooseRendition } from './choose-rendition.ts';

/** The fields of a rendition that lists of episodes need. The chapters and the transcript are left out. */
export interface ListedRendition {
  id: string;
  kind: RenditionKind;
  contentType: string;
  bytes: number;
  durationSec: number;
  hasChapters: boolean;
  hasTranscript: boolean;
}

const listed = sql`
  select json_agg(json_build_object(
    'id', ${renditions.id}, 'kind', ${renditions.kind}, 'contentType', ${renditions.contentType},
    'bytes', ${renditions.bytes}, 'durationSec', ${renditions.durationSec},
    'hasChapters', ${renditions.chapters} is not null, 'hasTranscript', ${renditions.transcript} is not null))
  from ${renditions} where ${renditions.episodeId} = ${episodes.id}`;

/** The renditions of an episode, as a column of a query on `episodes`. */
export const renditionsColumn = sql<ListedRendition[]>`coalesce((${listed}), '[]')`;

interface EpisodeAudio {
  audio: Audio | null;
  chaptersUrl: string | null;
  transcriptUrl: string | null;
}

interface EpisodeWithAudio {
  isPremium: boolean;
  renditions: readonly ListedRendition[];
}

/** Returns the audio of an episode for readers of this kind, with absolute URLs. */
export function presentAudio(episode: EpisodeWithAudio, reader: ReaderKind, origin: string): EpisodeAudio {
  const rendition = chooseRendition(reader, episode);
  if (!rendition) return { audio: null, chaptersUrl: null, transcriptUrl: null };
  const { id, contentType: type, bytes, durationSec, hasChapters, hasTranscript } = rendition;
  return {
    audio: { url: origin + audioPath(rendition), type, bytes, durationSec },
    chaptersUrl: hasChapters ? origin + chaptersPath(id) : null,
    transcriptUrl: hasTranscript ? origin + transcriptPath(id, 'vtt') : null,
  };
}

/** Returns facts about a locked episode's audio, or null if the reader has access or the episode has no audio. */
export function presentLockedAudio(episode: EpisodeWithAudio, reader: ReaderKind): LockedAudio | null {
  const rendition = canRead(reader, episode) ? undefined : chooseRendition('member', episode);
  if (!rendition) return null;
  const { durationSec, hasChapters, hasTranscript } = rendition;
  return { durationSec, hasChapters, hasTranscript };
}
