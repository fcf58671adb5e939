import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { FONTS } from '../own-files.ts';

/** A drawing to rasterise: its SVG, its width in pixels, and a background colour for its transparent corners. */
export interface Drawing {
  svg: string;
  width: number;
  background?: string;
}

const FONT_FILES = ['newsreader-400', 'newsreader-500', 'hanken-grotesk-500'];

const font = {
  loadSystemFonts: false, // so that cards look the same on every machine
  defaultFontFamily: 'Hanken Grotesk',
  fontFiles: FONT_FILES.map((name) => fileURLToPath(new URL(`${name}.ttf`, FONTS))),
};

/**
 * Returns the drawing as PNG. Throws if the SVG can't be parsed. Blocks the event loop, so only child processes call
 * it.
 */
export function rasterise({ svg, width, background }: Drawing): Buffer {
  const picture = new Resvg(svg, { font, fitTo: { mode: 'width', value: width }, ...(background && { background }) });
  return picture.render().asPng();
}

/** Returns the SVG with its text converted to outlines, for devices without the fonts. */
export function outlined(svg: string): string {
  return new Resvg(svg, { font }).toString();
}
