import sharp from 'sharp';
import { countScans } from './count-scans.ts';

/** A variant of an uploaded picture: cropped to width × height pixels, as WebP. */
export interface PictureVariant {
  width: number;
  height: number;
}

/** The error code for a rejected picture. */
export type PictureRefusal = 'picture.invalid' | 'picture.too_complex';

/** The variants in the requested order, or the reason why the picture was rejected. */
export type MadePictures = { pictures: Uint8Array[] } | { refused: PictureRefusal };

/** Phone photos have up to 24 megapixels; a small file can claim to have many more. */
const MAX_PIXELS = 25_000_000;
/** A decoder processes the whole picture once per scan. Typical progressive files have about ten scans. */
const MAX_SCANS = 64;
const MAX_FRAMES = 500;
const QUALITY = 82;

const FORMATS = ['Jpeg', 'Png', 'Webp', 'Nsgif'];

sharp.cache(false);
sharp.concurrency(1);
// The format is detected from the first bytes, whatever the client claims. SVGs can contain scripts and are rejected.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: FORMATS.map((format) => `VipsForeignLoad${format}Buffer`) });

/**
 * Returns the variants of an uploaded picture, without its metadata (location, camera, comments). Rejects files with
 * too many scans, pixels or frames before decoding them. Call it only in the picture process.
 */
export async function makeVariants(given: Uint8Array, variants: readonly PictureVariant[]): Promise<MadePictures> {
  try {
    const { format, width, height, pages = 1 } = await sharp(given, { limitInputPixels: false }).metadata();
    const scans = format === 'jpeg' ? countScans(given) : 1;
    const isTooComplex = width * height > MAX_PIXELS || pages > MAX_FRAMES || scans > MAX_SCANS;
    if (isTooComplex) return { refused: 'picture.too_complex' };
    const pictures: Uint8Array[] = [];
    for (const variant of variants) pictures.push(await makeVariant(given, variant)); // sequentially, to save memory
    return { pictures };
  } catch {
    return { refused: 'picture.invalid' };
  }
}

/** Returns one variant, from the first frame if the picture is an animation. */
async function makeVariant(given: Uint8Array, { width, height }: PictureVariant): Promise<Uint8Array> {
  const picture = sharp(given, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  return picture.rotate().resize(width, height, { fit: 'cover' }).webp({ quality: QUALITY }).toBuffer();
}
