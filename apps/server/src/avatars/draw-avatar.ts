import { LIMITS } from '@longreturn/contract/limits';
import { AppError } from '@longreturn/core/app-error';

/** By its first bytes, whatever the sender calls it; an SVG can hold scripts and is none of them. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif']);
/** Some 24 megapixels: a small file can claim to be a picture that fills the memory. */
const MOST_PIXELS = 24_000_000;
const QUALITY = 82;

/**
 * The square picture of an account, made anew from one that somebody sent, so that nothing else of the file remains
 * (place, camera, comments). libvips works in threads of its own. Throws picture.invalid.
 */
export async function drawAvatar(given: Buffer): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp'); // not at every start: it loads a large library
  try {
    const picture = sharp(given, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) throw new AppError('picture.invalid');
    const size = LIMITS.avatarPixels;
    return await picture.rotate().resize(size, size, { fit: 'cover' }).webp({ quality: QUALITY }).toBuffer();
  } catch {
    throw new AppError('picture.invalid');
  }
}
