import { useDeferredValue, useMemo, useState } from 'react';
import { findMatches, type Match } from './transcript-matches.ts';
import type { Turn } from './transcript-turns.ts';

export interface TranscriptMatches {
  matches: readonly Match[];
  byTurn: ReadonlyMap<number, readonly Match[]>;
  /** The match that is shown. */
  current: Match | undefined;
  /** The number of the shown match, starting at 1; 0 without matches. */
  number: number;
  /** Shows the next or the previous match. The first match follows the last one. */
  step: (by: 1 | -1) => void;
}

/** Searches a transcript. Initially shows the first match. */
export function useTranscriptSearch(turns: readonly Turn[], query: string): TranscriptMatches {
  const searched = useDeferredValue(query);
  const matches = useMemo(() => findMatches(turns, searched), [turns, searched]);
  const byTurn = useMemo(() => Map.groupBy(matches, ({ turn }) => turn), [matches]);
  const [shown, setShown] = useState({ searched, index: 0 });
  const index = shown.searched === searched && shown.index < matches.length ? shown.index : 0;
  const step = (by: 1 | -1) => {
    if (matches.length > 0) setShown({ searched, index: (index + by + matches.length) % matches.length });
  };
  return { matches, byTurn, current: matches[index], number: matches.length > 0 ? index + 1 : 0, step };
}
