import { sha256 } from '../sha256.ts';
import type { PlannedEpisode } from './plan-item.ts';

/** The parts of an item that are fetched besides its audio. */
export const TEXT_PARTS = ['chapters', 'transcript'] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

/** What the site stores about an imported item. */
export interface ImportedVersion {
  /** The hash of the item. */
  content: string;
  /** The hash that decides whether the audio is fetched again; empty if the item has no audio. */
  audio: string;
  /** The parts that could not be read. The next import tries them again. */
  missing: TextPart[];
}

/** Returns the version that a planned item has if all its parts can be read. */
export function versionOf(
  { notes: _, ...content }: PlannedEpisode,
  { copiesAudio }: { copiesAudio: boolean },
): ImportedVersion {
  const { audio, durationSec } = content;
  return {
    content: sha256(JSON.stringify({ ...content, copiesAudio })),
    audio: audio ? sha256(JSON.stringify({ audio, durationSec, copiesAudio })) : '',
    missing: [],
  };
}

/** Returns a version as text: `content:audio`, followed by another colon and the missing parts, if there are any. */
export function formatVersion({ content, audio, missing }: ImportedVersion): string {
  return [content, audio, ...(missing.length > 0 ? [missing.join(',')] : [])].join(':');
}

/** Parses a version that `formatVersion` wrote as text. */
export function parseVersion(text: string): ImportedVersion {
  const [content = '', audio = '', missing = ''] = text.split(':');
  const names = missing.split(',');
  return { content, audio, missing: TEXT_PARTS.filter((part) => names.includes(part)) };
}
