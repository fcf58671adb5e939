import type { Turn } from './transcript-turns.ts';

/** An occurrence of the searched text in a transcript. */
export interface Match {
  /** The index of the turn in the list of turns. */
  turn: number;
  start: number;
  end: number;
}

/** A piece of a text. `match` is set if the piece belongs to a match. */
export interface Piece {
  text: string;
  match?: Match;
}

/** Finds a text in a transcript, also across cues. Ignores case, the kind of white space and the kind of apostrophe. */
export function findMatches(turns: readonly Turn[], query: string): Match[] {
  const words = query.trim();
  if (words === '') return [];
  const source = words
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
    .replace(/['’]/g, "['’]");
  const pattern = new RegExp(source, 'giu');
  return turns.flatMap(({ text }, turn) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ turn, start: index, end: index + found.length })),
  );
}

/** Divides a text at the matches in it. `offset` is the position of the text in its turn. */
export function cutAtMatches(text: string, offset: number, matches: readonly Match[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const match of matches) {
    const start = Math.max(done, match.start - offset);
    const end = Math.min(text.length, match.end - offset);
    if (end <= start) continue;
    if (start > done) pieces.push({ text: text.slice(done, start) });
    pieces.push({ text: text.slice(start, end), match });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done) });
  return pieces;
}
