import { Readable } from 'node:stream';
import { AppError } from '../app-error.ts';
import type { MediaTools, TemporaryFile } from '../ports.ts';

const FIRST_BYTES: Record<string, string> = {
  png: 'image/png',
  gif: 'image/gif',
  pdf: 'application/pdf',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  exe: 'application/x-msdownload',
};

/**
 * Media tools for tests without real files. A file's type is its first word: 'png a picture'. The word 'broken'
 * makes an image invalid, 'animated' animates it, and 'EXIF' stands for metadata, which `clean` removes. All images
 * have 1200 × 800 pixels.
 */
export const plainMediaTools: MediaTools = {
  async receive(body, maxBytes) {
    let text = '';
    for await (const chunk of body) text += String(chunk);
    if (text.length > maxBytes) throw new AppError('body.too_large');
    return { ...fileOf(text), contentType: FIRST_BYTES[text.split(' ')[0] ?? ''] };
  },
  async clean(image) {
    const text = await textOf(image);
    if (text.includes('broken')) throw new AppError('upload.type');
    const isAnimated = text.includes('animated');
    return { ...fileOf(text.replace('EXIF', '')), width: 1200, height: 800, isAnimated };
  },
  async resize(image, { format, width }) {
    const text = `${format} ${await textOf(image)} of ${width}`;
    return { ...fileOf(text), width, height: Math.round((width * 2) / 3), isAnimated: false };
  },
};

function fileOf(text: string): TemporaryFile {
  return { bytes: text.length, open: () => Readable.from([Buffer.from(text)]), async [Symbol.asyncDispose]() {} };
}

async function textOf(file: TemporaryFile): Promise<string> {
  let text = '';
  for await (const chunk of file.open()) text += String(chunk);
  return text;
}
