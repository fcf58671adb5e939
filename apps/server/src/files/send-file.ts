import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';

/** The first and the last byte of a range. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A file that is sent whole or in ranges. */
export interface SentFile {
  /** The size in bytes. 0 means unknown, which only happens for a file on another site. */
  bytes: number;
  etag: string;
  headers: Record<string, string>;
  /** Streams the file or a range of it. */
  open(range: ByteRange | undefined): Promise<Readable>;
}

/**
 * Sends a 304 if the client has the file, a 416 if the requested range is outside the file, or else the requested range
 * or the whole file. A HEAD request gets the headers of the whole file.
 */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: SentFile): Promise<FastifyReply> {
  const headers = { 'accept-ranges': 'bytes', ...file.headers, etag: file.etag };
  if (hasCopy(request, file)) return reply.headers(headers).code(304).send();
  const range = requestedRange(request, file);
  if (range === 'none') {
    const refused = { ...headers, 'cache-control': 'no-store', 'content-range': `bytes */${file.bytes}` };
    return reply.headers(refused).code(416).send();
  }
  const body = request.method === 'HEAD' ? undefined : await file.open(range);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  if (file.bytes > 0 || body) reply.header('content-length', range ? range.end - range.start + 1 : file.bytes);
  return reply.headers(headers).send(body);
}

/** Returns whether the client has this version of a file. */
export function hasCopy({ headers }: FastifyRequest, { etag }: Pick<SentFile, 'etag'>): boolean {
  const known = headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return known !== undefined && (known.includes(etag) || known.includes('*'));
}

/**
 * Returns the requested range, undefined for the whole file, or 'none' if the range is outside the file. A request for
 * several ranges gets the whole file. If a request asks for the last n bytes, but the file has fewer than n, the range
 * contains all bytes of the file; `range-parser` would refuse that request.
 */
export function requestedRange(
  { headers, method }: FastifyRequest,
  { bytes, etag }: Pick<SentFile, 'bytes' | 'etag'>,
): ByteRange | undefined | 'none' {
  const { range, 'if-range': version = etag } = headers;
  if (method === 'HEAD' || range === undefined || version !== etag) return undefined;
  if (bytes > 0 && Number(/^bytes=-(\d+)$/.exec(range)?.[1]) > bytes) return { start: 0, end: bytes - 1 };
  const ranges = parseRange(bytes, range);
  if (ranges === -1) return 'none';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}
