import { LIMITS } from '@longreturn/contract/limits';
import type { Deps } from '@longreturn/core/deps';
import type { DownloadSource } from '@longreturn/core/downloads/store-downloads';
import { audioPath } from '@longreturn/core/listening/audio-path';
import type { OpenedRendition } from '@longreturn/core/listening/open-rendition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countBytes } from '../downloads/count-bytes.ts';
import type { DownloadCounter } from '../downloads/download-counter.ts';
import { type ByteRange, hasCopy, requestedRange, sendFile } from '../files/send-file.ts';
import { unavailable } from '../unavailable.ts';

export interface AudioParts {
  objects: Deps['objects'];
  downloads: DownloadCounter;
}

/**
 * A rendition to send, the source under which its download is counted, and the headers that depend on the reader's
 * access.
 */
export interface Delivery {
  rendition: OpenedRendition;
  source: DownloadSource;
  headers: Record<string, string>;
}

/** A signed URL works for the duration of the episode plus this time for pauses. */
const BREAK_SEC = 3600;

/**
 * Sends the bytes of a rendition, or redirects to a signed URL of the bucket or to another site. A request for a file
 * on another site is redirected even if its range is outside the file, because that site checks the range itself. A
 * HEAD request is never redirected. Counts the bytes that were sent; for a redirect, counts the requested range. Throws
 * service.unavailable if the object store can't be read or lacks the bytes.
 */
export async function sendAudio(
  parts: AudioParts,
  request: FastifyRequest,
  reply: FastifyReply,
  delivery: Delivery,
): Promise<FastifyReply> {
  const { rendition, source } = delivery;
  const { id, bytes, contentType } = rendition;
  const etag = `"${id}"`;
  const contentDisposition = `inline; filename="${rendition.slug}${/\.\w+$/.exec(audioPath(rendition))?.[0]}"`;
  const headers = {
    ...delivery.headers,
    'content-type': contentType,
    'content-disposition': contentDisposition,
  };
  const count = (sent: number) => parts.downloads.count(request, rendition, source, sent);
  if (request.method !== 'HEAD' && !hasCopy(request, { etag })) {
    const location = await locationOf(parts, rendition, contentDisposition);
    const range = requestedRange(request, { bytes, etag });
    if (location !== undefined && (range !== 'none' || rendition.externalUrl !== null)) {
      count(requestedBytes(request, { bytes, etag }));
      return reply.headers({ ...delivery.headers, 'cache-control': 'private, no-store' }).redirect(location, 302);
    }
  }
  const open = async (range: ByteRange | undefined) => countBytes(await openObject(parts, rendition, range), count);
  return sendFile(request, reply, { bytes, etag, headers, open });
}

/** Returns the number of requested bytes. A file of unknown size is assumed to have the maximum size. */
function requestedBytes(request: FastifyRequest, { bytes, etag }: { bytes: number; etag: string }): number {
  const size = bytes || LIMITS.audioBytes;
  const range = requestedRange(request, { bytes: size, etag });
  if (range === 'none') return 0;
  return range ? range.end - range.start + 1 : size;
}

/** S3 signs a URL for seven days at most. */
const MAX_SEC = 7 * 24 * 3600;

/** Returns the URL to redirect to, or undefined if the site sends the bytes itself. */
async function locationOf(
  { objects }: AudioParts,
  { objectKey, externalUrl, contentType, durationSec }: OpenedRendition,
  contentDisposition: string,
): Promise<string | undefined> {
  if (objectKey === null) return externalUrl ?? undefined;
  return objects.presignGet?.(objectKey, {
    contentType,
    contentDisposition,
    expiresInSec: Math.min(durationSec + BREAK_SEC, MAX_SEC),
  });
}

async function openObject({ objects }: AudioParts, { objectKey }: OpenedRendition, range: ByteRange | undefined) {
  const body = await objects.get(objectKey ?? '', range);
  if (!body) throw unavailable(new Error(`the object store has no object ${objectKey}`));
  return body;
}
