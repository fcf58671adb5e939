import type { GlyphWidths } from './glyph-widths.ts';

// Wider than most letters: a character that was not measured may wrap early, but never runs over.
const UNKNOWN = 0.8;

/** Takes a face's measured widths and returns a function from a text to its width in ems; kerning is left out. */
export function textWidth(face: GlyphWidths): (text: string) => number {
  const widths = new Map(
    face.flatMap(([ems, characters]) => [...characters].map((character) => [character, ems] as const)),
  );
  return (text) => [...text].reduce((sum, character) => sum + (widths.get(character) ?? UNKNOWN), 0);
}
