import type { GlyphWidths } from './glyph-widths.ts';

// The assumed width of unmeasured characters, in ems. Wider than most letters, so that a text may wrap early but never overflows.
const UNKNOWN = 0.8;

/** Returns a function that measures a text in ems by a font's character widths, without kerning. */
export function textWidth(face: GlyphWidths): (text: string) => number {
  const widths = new Map(
    face.flatMap(([ems, characters]) => [...characters].map((character) => [character, ems] as const)),
  );
  return (text) => [...text].reduce((sum, character) => sum + (widths.get(character) ?? UNKNOWN), 0);
}
