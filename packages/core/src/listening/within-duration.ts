import { LIMITS } from '@longreturn/contract/limits';
import type { Chapter, Cue } from '@longreturn/contract/listening';

interface Timed {
  durationSec: number;
}

/** Returns whether a time is within this duration. Durations are rounded, so a small excess is allowed. */
export const isWithin = (time: number, { durationSec }: Timed): boolean =>
  time <= durationSec + LIMITS.durationTolerance;

/** Returns the chapters that begin within the duration, or null if there are none. */
export function chaptersWithin(chapters: Chapter[] | null, audio: Timed): Chapter[] | null {
  const kept = chapters?.filter(({ startTime }) => startTime < audio.durationSec) ?? [];
  return kept.length > 0 ? kept : null;
}

/** Returns whether a whole transcript is within the duration. */
export function isTranscriptWithin(cues: readonly Cue[], audio: Timed): boolean {
  return cues.every(({ endTime }) => isWithin(endTime, audio));
}
