import sharp from 'sharp';
import { countScans } from './count-scans.ts';

/** A picture to make from the one that was sent: cropped to fill its width and height in pixels, as WebP. */
export interface PictureVariant {
  width: number;
  height: number;
}

/** What a picture is refused with. */
export type PictureRefusal = 'picture.invalid' | 'picture.too_complex';

/** The variants in their order, or why there are none. */
export type MadePictures = { pictures: Uint8Array[] } | { refused: PictureRefusal };

/** A photo of a telephone has up to 24 megapixels; a small file can claim to have many more. */
const MOST_PIXELS = 25_000_000;
/** A decoder goes over the whole picture for each scan; usual progressive files have ten. */
const MOST_SCANS = 64;
const MOST_FRAMES = 500;
const QUALITY = 82;

const FORMATS = ['Jpeg', 'Png', 'Webp', 'Nsgif'];

sharp.cache(false);
sharp.concurrency(1);
// Formats go by the first bytes, whatever the sender calls them; an SVG can hold scripts, and is refused.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: FORMATS.map((format) => `VipsForeignLoad${format}Buffer`) });

/**
 * Makes pictures from one that somebody sent. Nothing else of the file remains (place, camera, comments). Refuses what
 * has more scans, pixels or frames than a picture needs before it decodes anything. Only the child process calls it.
 */
export async function makeVariants(given: Uint8Array, variants: readonly PictureVariant[]): Promise<MadePictures> {
  try {
    const { format, width, height, pages = 1 } = await sharp(given, { limitInputPixels: false }).metadata();
    const scans = format === 'jpeg' ? countScans(given) : 1;
    const isTooComplex = width * height > MOST_PIXELS || pages > MOST_FRAMES || scans > MOST_SCANS;
    if (isTooComplex) return { refused: 'picture.too_complex' };
    const pictures: Uint8Array[] = [];
    for (const variant of variants) pictures.push(await makeVariant(given, variant)); // one after the other: memory
    return { pictures };
  } catch {
    return { refused: 'picture.invalid' };
  }
}

/** Of an animation, the first frame. */
async function makeVariant(given: Uint8Array, { width, height }: PictureVariant): Promise<Uint8Array> {
  const picture = sharp(given, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  return picture.rotate().resize(width, height, { fit: 'cover' }).webp({ quality: QUALITY }).toBuffer();
}
