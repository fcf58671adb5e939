import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MailEventsInput } from '@longreturn/contract/newsletter';
import { AppError } from '@longreturn/core/app-error';
import { recordMailEvents } from '@longreturn/core/newsletter/record-mail-events';
import type { Clock } from '@longreturn/core/ports';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import './route-config.ts';

const SIGNATURE = /^sha256=([0-9a-f]{64})$/i;

/** Seconds since 1970, as an integer. */
const TIMESTAMP = /^\d{1,12}$/;

/** How far a message's timestamp may be in the past or in the future. */
const TIMESTAMP_TOLERANCE_MS = 5 * 60_000;

/**
 * Serves POST /api/webhooks/mail, which receives bounces and complaints from the mail service, signed with the shared
 * secret (`x-signature: sha256=<hex HMAC of the body>`). If a message has an `x-timestamp`, the signature covers
 * `<timestamp>.<body>`, and messages older than five minutes are rejected. A repeated event counts once. Without a
 * configured secret the path does not exist.
 */
export function registerMailWebhook(app: FastifyInstance, { env, services }: Pick<AppParts, 'env' | 'services'>): void {
  const { mailWebhookSecret: secret } = env;
  if (secret === undefined) return;
  app.register(async (own) => {
    own.removeAllContentTypeParsers(); // the signature covers the raw bytes
    own.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    own.post('/api/webhooks/mail', { config: { crossSite: true } }, async (request, reply) => {
      await recordMailEvents(services.deps, signedJson(request, secret, services.deps.clock));
      return reply.header('cache-control', 'no-store').send({ success: true });
    });
  });
}

/**
 * Checks the signature and the timestamp and returns the parsed body, which core validates against its schema. Throws
 * signature.refused, or input.invalid if the body is not JSON.
 */
function signedJson({ body, headers }: FastifyRequest, secret: string, clock: Clock): MailEventsInput {
  const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const [, given = ''] = SIGNATURE.exec(String(headers['x-signature'])) ?? [];
  const expected = createHmac('sha256', secret)
    .update(signedPrefix(headers['x-timestamp'], clock))
    .update(raw)
    .digest();
  const isRight = given !== '' && timingSafeEqual(Buffer.from(given, 'hex'), expected);
  if (!isRight) throw new AppError('signature.refused');
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    throw new AppError('input.invalid');
  }
}

/**
 * Returns what the signature covers in addition to the body: the timestamp and a dot, or nothing without a timestamp.
 * Throws signature.refused if the timestamp is invalid or too far from the current time.
 */
function signedPrefix(timestamp: string | string[] | undefined, clock: Clock): string {
  if (timestamp === undefined) return '';
  const text = String(timestamp);
  const distance = Math.abs(clock.now().getTime() - Number(text) * 1000);
  if (!TIMESTAMP.test(text) || distance > TIMESTAMP_TOLERANCE_MS) throw new AppError('signature.refused');
  return `${text}.`;
}
