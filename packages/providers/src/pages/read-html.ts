import type { IncomingMessage } from 'node:http';
import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MIMEType } from 'node:util';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** The maximum size of a page in bytes, both as it is sent and after decompression. */
const MAX_PAGE_BYTES = 2 * 1024 * 1024;

const HTML_TYPES = new Set(['text/html', 'application/xhtml+xml']);

const DECOMPRESSORS: Record<string, () => Transform> = {
  identity: () => new PassThrough(),
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The encodings that `readHtml` understands, for the Accept-Encoding header. */
export const READABLE_ENCODINGS = Object.keys(DECOMPRESSORS).join(', ');

/**
 * Returns the HTML of a response as text. Throws if the response isn't HTML, is compressed in an unknown way, or is
 * larger than MAX_PAGE_BYTES.
 */
export async function readHtml(response: IncomingMessage, signal: AbortSignal): Promise<string> {
  const { 'content-type': given = '', 'content-encoding': compression = 'identity' } = response.headers;
  const type = new MIMEType(given);
  if (!HTML_TYPES.has(type.essence)) throw new Error(`the page is ${type.essence}`);
  const decompress = DECOMPRESSORS[compression.toLowerCase()];
  if (!decompress) throw new Error(`the page is compressed with ${compression}`);
  const chunks: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk);
  };
  await pipeline(response, limitBytes, decompress(), limitBytes, collect, { signal });
  const bytes = Buffer.concat(chunks);
  const { default: sniffEncoding } = await import('html-encoding-sniffer'); // loaded on demand, because it is large
  const charset = type.params.get('charset') ?? undefined;
  const encoding = sniffEncoding(bytes, { transportLayerEncodingLabel: charset, defaultEncoding: 'UTF-8' });
  return new TextDecoder(encoding).decode(bytes);
}

/** Passes the bytes on, and throws when there are more than MAX_PAGE_BYTES. */
async function* limitBytes(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > MAX_PAGE_BYTES) throw new Error('the page is too large');
    yield chunk;
  }
}
