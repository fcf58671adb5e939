import { favicon } from '@longreturn/site/art/brand-mark';
import { logoMark, logoWordmark } from '@longreturn/site/art/logo';
import { curveInMotion, markInMotion } from '@longreturn/site/art/motion';
import { bothPortraits, portrait } from '@longreturn/site/art/portrait';
import { HOSTS, type Host } from '@longreturn/site/hosts';
import { biographyText } from '@longreturn/site/press/biography-text';
import { coloursText } from '@longreturn/site/press/colours-text';
import { showText } from '@longreturn/site/press/show-text';
import { closingWav, identWav } from '@longreturn/site/press/tones';
import type { PressFile } from '@longreturn/site/press-assets';
import { outlined, rasterise } from '../art/rasterise.ts';
import { biographyPdf } from './biography-pdf.ts';

type Source = () => Uint8Array | string | Promise<Uint8Array>;

const hostEntries = <Value>(entry: (host: Host) => [name: string, value: Value]) => HOSTS.map(entry);

/** The SVG drawings by file name without extension. PNG files with the same name are made from them. */
const DRAWINGS = new Map<string, () => string>([
  ...hostEntries<() => string>((host) => [host.slug, () => portrait(host.portrait)]),
  ['both-hosts', bothPortraits],
  ['wordmark-on-light', () => logoWordmark('light')],
  ['wordmark-on-dark', () => logoWordmark('dark')],
  ['mark-on-light', () => logoMark('light')],
  ['mark-on-dark', () => logoMark('dark')],
  ['icon', favicon],
  ['mark-in-motion', markInMotion],
  ['curve-in-motion', curveInMotion],
]);

/** All other files by file name. */
const SOURCES = new Map<string, Source>([
  ['colours.txt', coloursText],
  ['about-the-show.txt', showText],
  ['ident.wav', identWav],
  ['closing-tones.wav', closingWav],
  ...hostEntries<Source>((host) => [`${host.slug}-biography.txt`, () => biographyText(host)]),
  ...hostEntries<Source>((host) => [`${host.slug}-biography.pdf`, () => biographyPdf(host)]),
]);

/** Returns the content of a press kit file. Throws if its name is unknown. Blocks the event loop for up to a second. */
export async function makePressFile({ file, mediaType, pixels }: PressFile): Promise<Uint8Array> {
  const draw = DRAWINGS.get(file.replace(/\.\w+$/, ''));
  if (draw && mediaType === 'image/png') return rasterise({ svg: draw(), width: pixels ?? 1200 });
  if (draw && mediaType === 'image/svg+xml') return bytesOf(portable(draw()));
  const source = SOURCES.get(file);
  if (!source) throw new Error(`the press kit has no source for ${file}`);
  return bytesOf(await source());
}

/**
 * Converts the text of a drawing to outlines, because not every device has the fonts. Animated drawings contain no
 * text, so they stay unchanged: the conversion would remove the animation.
 */
const portable = (svg: string): string => (svg.includes('<text') ? outlined(svg) : svg);

const bytesOf = (made: Uint8Array | string): Uint8Array => (typeof made === 'string' ? Buffer.from(made) : made);
