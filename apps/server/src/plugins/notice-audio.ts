import { Readable } from 'node:stream';
import { NOTICE_AUDIO } from '@longreturn/core/listening/get-private-feed';
import { CLOSING_WAV, closingWav } from '@longreturn/site/press/tones';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFile } from '../files/send-file.ts';

const HEADERS = {
  'content-type': 'audio/wav',
  'cache-control': 'public, max-age=86400',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Serves the audio of the notices in private feeds: the show's closing tones. */
export function registerNoticeAudio(app: FastifyInstance): void {
  let made: Uint8Array | undefined;
  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    sendFile(request, reply, {
      bytes: CLOSING_WAV.bytes,
      etag: '"closing-tones"',
      headers: HEADERS,
      async open(range) {
        made ??= closingWav();
        return Readable.from([range ? made.subarray(range.start, range.end + 1) : made]);
      },
    });
  app.route({ method: ['GET', 'HEAD'], url: NOTICE_AUDIO, handler });
}
