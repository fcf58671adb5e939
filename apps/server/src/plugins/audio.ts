import { AppError } from '@longreturn/core/app-error';
import { readerKind } from '@longreturn/core/content/reader-kind';
import { audioPath } from '@longreturn/core/listening/audio-path';
import { getListeningText, type ListeningText } from '@longreturn/core/listening/get-listening-text';
import { type OpenedRendition, openFeedRendition, openRendition } from '@longreturn/core/listening/open-rendition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { type AudioParts, type Delivery, sendAudio } from '../audio/send-audio.ts';
import { ContentMemory } from '../cache/content-memory.ts';
import { flushRegularly } from '../counts/flush-regularly.ts';
import { DownloadCounter } from '../downloads/download-counter.ts';
import { sourceOf } from '../downloads/source-of.ts';
import { type FoundFeed, refuseToken } from '../feeds/feed-lookup.ts';
import { hasCopy } from '../files/send-file.ts';
import { sendPreflight } from './send-preflight.ts';

/** Players on other sites may request files that are for everyone. */
const FOR_EVERYONE = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Accept-Ranges, Content-Length, Content-Range, ETag',
  'cross-origin-resource-policy': 'cross-origin',
};
const FOR_SESSION = { 'cache-control': 'private, no-store', vary: 'Cookie' };
/**
 * A web player on another site may play the file, because the file's URL contains the token. Scripts of that site can't
 * read the file.
 */
const FOR_FEED = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'cross-origin',
};
/**
 * Only the listener's device may cache public audio, and only for 24 hours. During that time, repeated downloads by one
 * listener are counted only once anyway, so caching doesn't change the count.
 */
const AUDIO_CACHING = 'private, max-age=86400';

const TEXTS: Record<string, ListeningText | undefined> = {
  'chapters.json': 'chapters',
  'transcript.vtt': 'vtt',
  'transcript.srt': 'srt',
  'transcript.json': 'json',
};

/** The maximum total size of the cached texts. Texts are cached, because generating a long transcript takes a while. */
const MAX_TEXT_BYTES = 16 * 1024 * 1024;

interface WrittenText {
  contentType: string;
  body: Buffer;
}

interface TextParts {
  deps: AppParts['services']['deps'];
  texts: ContentMemory<WrittenText>;
}

type Found = Delivery | Extract<FoundFeed, { is: 'unknown' }>;
type Find = (request: FastifyRequest, reply: FastifyReply, id: string) => Promise<Found>;

/**
 * Serves the audio, chapters and transcripts of episodes, at /audio for sessions and at /feeds/{token}/audio for
 * private feeds (docs/product.md, Listening and Downloads).
 */
export function registerAudio(app: FastifyInstance, parts: AppParts): void {
  const { services, contexts, logger, feeds, feedUses } = parts;
  const { deps } = services;
  const downloads = new DownloadCounter(deps);
  flushRegularly(app, downloads, { logger, message: 'the downloads could not be stored' });

  const forSession: Find = async (request, reply, id) => {
    const reader = async () => readerKind((await contexts.of(request, reply)).actor);
    const rendition = await openRendition(deps, id, reader);
    if (!rendition.isForEveryone) return { rendition, source: 'site', headers: FOR_SESSION };
    return { rendition, source: sourceOf(request, deps.origins), headers: FOR_EVERYONE };
  };
  const forFeed: Find = async (request, reply, id) => {
    reply.header('x-robots-tag', 'noindex');
    const { token } = request.params as { token: string }; // the route's parameter
    const found = await feeds.find(request.ip, token);
    if (found.is === 'unknown') return found;
    const { feed } = found;
    feedUses.record({ feedId: feed.id, ip: request.ip, userAgent: request.headers['user-agent'] ?? '' });
    return { rendition: await openFeedRendition(deps, id, feed.reader), source: 'private', headers: FOR_FEED };
  };

  const audioParts = { objects: deps.objects, downloads };
  const texts = new ContentMemory<WrittenText>({ most: MAX_TEXT_BYTES, sizeOf: ({ body }) => body.length });
  const textParts = { deps, texts };
  for (const [prefix, find] of [
    ['', forSession],
    ['/feeds/:token', forFeed],
  ] as const) {
    const method = ['GET', 'HEAD'] as const;
    app.route({ method: [...method], url: `${prefix}/audio/:file`, handler: audioHandler(audioParts, find) });
    app.route({ method: [...method], url: `${prefix}/audio/:id/:text`, handler: textHandler(textParts, find) });
  }
  for (const url of ['/audio/:file', '/audio/:file/:text'])
    app.options<{ Params: { file: string } }>(url, async ({ params }, reply) => {
      await openRendition(deps, idIn(params.file), async () => 'anonymous'); // a preflight carries no cookies
      return sendPreflight(reply);
    });
}

function audioHandler(parts: AudioParts, find: Find) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { file } = request.params as { file: string }; // the route's parameter
    const delivery = await find(request, reply, idIn(file));
    if ('is' in delivery) return refuseToken(reply, delivery);
    if (audioPath(delivery.rendition) !== `/audio/${file}`) throw new AppError('path.unknown');
    const headers = { 'cache-control': AUDIO_CACHING, ...delivery.headers };
    return sendAudio(parts, request, reply, { ...delivery, headers });
  };
}

function textHandler({ deps, texts }: TextParts, find: Find) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { id, text: name } = request.params as { id: string; text: string }; // the route's parameters
    const delivery = await find(request, reply, id);
    if ('is' in delivery) return refuseToken(reply, delivery);
    const what = Object.hasOwn(TEXTS, name) ? TEXTS[name] : undefined;
    if (!what) throw new AppError('path.unknown');
    const etag = versionOf(delivery.rendition);
    const { contentType, body } = await texts.getOrMake(`${id} ${what} ${etag}`, async () => {
      const { contentType, text } = await getListeningText(deps, id, what);
      return { contentType, body: Buffer.from(text) }; // a Buffer: Fastify would add a charset for a string
    });
    reply.headers({ 'cache-control': 'no-cache', ...delivery.headers, etag });
    if (hasCopy(request, { etag })) return reply.code(304).send();
    return reply.header('content-type', contentType).send(body);
  };
}

const idIn = (file: string): string => file.split('.', 1)[0] ?? '';
const versionOf = ({ updatedAt }: OpenedRendition): string => `"${updatedAt.getTime().toString(36)}"`;
