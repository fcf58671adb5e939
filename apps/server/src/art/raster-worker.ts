import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
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

parentPort?.on('message', ({ svg, width, background }: Drawing) => {
  try {
    const picture = new Resvg(svg, { font, fitTo: { mode: 'width', value: width }, ...(background && { background }) });
    parentPort?.postMessage(picture.render().asPng());
  } catch (error) {
    parentPort?.postMessage(String(error));
  }
});
