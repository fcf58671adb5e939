import { copyFile, readFile } from 'node:fs/promises';
import type { VariantFormat } from '@longreturn/contract/media-files';
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import { countScans } from '../pictures/count-scans.ts';
import { hasOnlyCriticalChunks } from '../pictures/has-only-critical-chunks.ts';

/**
 * A job that converts the image file `from` to the file `to`: 'clean' keeps the format of the image, 'variant' makes a
 * smaller copy.
 */
export type ImageJob = { from: string; to: string } & (
  | { is: 'clean' }
  | { is: 'variant'; format: VariantFormat; width: number }
);

/** The size of the new image in pixels, or the reason for rejection. */
export type ConvertedImage =
  | { width: number; height: number; isAnimated: boolean }
  | { refused: 'upload.type' | 'picture.too_complex' };

/** Photos from good cameras have up to 50 megapixels; a small file can claim to have many more. */
const MAX_PIXELS = 50_000_000;
/** The maximum number of pixels in all frames of an animation together. */
const MAX_FRAME_PIXELS = 4 * MAX_PIXELS;
const MAX_FRAMES = 500;
/** A decoder processes the whole picture once per scan. Ordinary progressive files have ten scans. */
const MAX_SCANS = 64;

const ORIGINAL_QUALITY = 90;
const FORMATS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'];

sharp.cache(false);
sharp.concurrency(1);
// Only the decoders for FORMATS may run. The first bytes of a file decide which one runs, whatever the client claims.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: FORMATS.map((format) => `VipsForeignLoad${format}File`) });

/**
 * Converts an image: removes its metadata (location, camera, comments) and turns a photo upright. A 'clean' job copies
 * a GIF, or a PNG without metadata, unchanged. Rejects files with too many scans, pixels or frames before decoding
 * them. Only the child process calls this function.
 */
export async function convertImage(job: ImageJob): Promise<ConvertedImage> {
  try {
    const found = await sharp(job.from, { limitInputPixels: false }).metadata();
    if (await isTooComplex(job.from, found)) return { refused: 'picture.too_complex' };
    return job.is === 'clean' ? await clean(job, found) : await resize(job);
  } catch {
    return { refused: 'upload.type' };
  }
}

async function isTooComplex(path: string, { format, width, height, pages = 1 }: Metadata): Promise<boolean> {
  if (width * height > MAX_PIXELS || width * height * pages > MAX_FRAME_PIXELS || pages > MAX_FRAMES) return true;
  return format === 'jpeg' && countScans(await readFile(path)) > MAX_SCANS;
}

async function clean({ from, to }: ImageJob, { format, width, height, pages = 1 }: Metadata): Promise<ConvertedImage> {
  const isAnimated = pages > 1;
  if (await needsNoCleaning(from, format)) {
    await open(from).resize(1).raw().toBuffer(); // checks that the image can be decoded
    await copyFile(from, to);
    return { width, height, isAnimated };
  }
  const image = isAnimated ? open(from, { animated: true }) : open(from).rotate();
  const { info } = await toFile(inFormat(image, format), to);
  return { width: info.width, height: info.pageHeight ?? info.height, isAnimated };
}

/** Returns whether the bytes of an image can stay as they are. A GIF has no EXIF data; its comments stay. */
async function needsNoCleaning(path: string, format: Metadata['format']): Promise<boolean> {
  return format === 'gif' || (format === 'png' && hasOnlyCriticalChunks(await readFile(path)));
}

async function resize({ from, to, format, width }: Extract<ImageJob, { is: 'variant' }>): Promise<ConvertedImage> {
  const smaller = open(from).resize(width, undefined, { withoutEnlargement: true });
  const encoded = format === 'avif' ? smaller.avif({ quality: 55, effort: 3 }) : smaller.webp({ quality: 80 });
  const { info } = await toFile(encoded, to);
  return { width: info.width, height: info.height, isAnimated: false };
}

const open = (path: string, options: { animated?: boolean } = {}): Sharp =>
  sharp(path, { limitInputPixels: MAX_FRAME_PIXELS, failOn: 'error', ...options });

function inFormat(image: Sharp, format: Metadata['format']): Sharp {
  if (format === 'jpeg') return image.jpeg({ quality: ORIGINAL_QUALITY });
  if (format === 'png') return image.png();
  if (format === 'webp') return image.webp({ quality: ORIGINAL_QUALITY });
  return image.avif({ quality: 70, effort: 2 });
}

const toFile = async (image: Sharp, path: string): Promise<{ info: OutputInfo }> => ({
  info: await image.toFile(path),
});
