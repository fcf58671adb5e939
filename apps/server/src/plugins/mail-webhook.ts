import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MailEventsInput } from '@longreturn/contract/newsletter';
import { AppError } from '@longreturn/core/app-error';
import { recordMailEvents } from '@longreturn/core/newsletter/record-mail-events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import './route-config.ts';

const SIGNATURE = /^sha256=([0-9a-f]{64})$/i;

/**
 * POST /api/webhooks/mail: what the mail service tells of bounces and complaints, signed by the secret that both know
 * (`x-signature: sha256=<hex HMAC of the body>`). The same news twice is one. Without a secret there is no such path.
 */
export function registerMailWebhook(app: FastifyInstance, { env, services }: Pick<AppParts, 'env' | 'services'>): void {
  const { mailWebhookSecret: secret } = env;
  if (secret === undefined) return;
  app.register(async (own) => {
    own.removeAllContentTypeParsers(); // the signature is over the bytes
    own.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    own.post('/api/webhooks/mail', { config: { crossSite: true } }, async (request, reply) => {
      await recordMailEvents(services.deps, signedJson(request, secret));
      return reply.header('cache-control', 'no-store').send({ success: true });
    });
  });
}

/** The body as JSON, once its signature is known to be right; core reads it by its schema. Throws signature.refused, input.invalid. */
function signedJson({ body, headers }: FastifyRequest, secret: string): MailEventsInput {
  const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const [, given = ''] = SIGNATURE.exec(String(headers['x-signature'])) ?? [];
  const expected = createHmac('sha256', secret).update(raw).digest();
  const isRight = given !== '' && timingSafeEqual(Buffer.from(given, 'hex'), expected);
  if (!isRight) throw new AppError('signature.refused');
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    throw new AppError('input.invalid');
  }
}
