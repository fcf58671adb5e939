import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

/** What is to be drawn: its width in pixels, and a colour behind it where corners would be transparent. */
export interface Drawing {
  svg: string;
  width: number;
  background?: string;
}

const FONTS = ['newsreader-400', 'newsreader-500', 'hanken-grotesk-500'];

const font = {
  loadSystemFonts: false, // a card looks the same wherever it is drawn
  defaultFontFamily: 'Hanken Grotesk',
  fontFiles: FONTS.map((name) => fileURLToPath(new URL(`../../fonts/${name}.ttf`, import.meta.url))),
};

/** The drawing as PNG. Holds up its thread, so only workers call it; throws when the SVG can't be read. */
export function rasterise({ svg, width, background }: Drawing): Buffer {
  const picture = new Resvg(svg, { font, fitTo: { mode: 'width', value: width }, ...(background && { background }) });
  return picture.render().asPng();
}

/** The same drawing with its words as outlines, for readers who lack the faces. */
export function outlined(svg: string): string {
  return new Resvg(svg, { font }).toString();
}
