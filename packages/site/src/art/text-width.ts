import type { GlyphWidths } from './glyph-widths.ts';

// The assumed width of unmeasured characters, in ems. It is wider than most letters, so that a text wraps early rather
// than overflows.
const UNKNOWN = 0.8;

/** Returns a function that measures a text in ems by a font's character widths, without kerning. */
export function textWidth(face: GlyphWidths): (text: string) => number {
  const widths = new Map(
    face.flatMap(([ems, characters]) => [...characters].map((character) => [character, ems] as const)),
  );
  return (text) => [...text].reduce((sum, character) => sum + (widths.get(character) ?? UNKNOWN), 0);
}
