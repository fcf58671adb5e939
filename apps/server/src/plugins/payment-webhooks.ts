import { PAYMENT_PROVIDERS } from '@longreturn/contract/membership';
import { receiveEvent } from '@longreturn/core/membership/receive-event';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import './route-config.ts';

/** The largest events are about 100 KB. */
const BODY_LIMIT = 512 * 1024;

/**
 * Serves POST /api/webhooks/stripe and /api/webhooks/paypal, which receive the events of the payment providers. A 2xx
 * response means that the event and its effect are stored, or that the event doesn't concern a membership. Responds 400
 * to an invalid event, 413 to a body that is too large, and 5xx if the event can't be processed now, for example
 * because the provider's API doesn't answer. After a 5xx response the provider can send the event again.
 */
export function registerPaymentWebhooks(app: FastifyInstance, { services }: Pick<AppParts, 'services'>): void {
  app.register(async (own) => {
    own.removeAllContentTypeParsers(); // the signature covers the raw bytes, whatever their type
    own.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    for (const provider of PAYMENT_PROVIDERS) {
      const options: RouteShorthandOptions = { bodyLimit: BODY_LIMIT, config: { crossSite: true, webhook: true } };
      own.post(`/api/webhooks/${provider}`, options, async ({ body, headers }, reply) => {
        const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        await receiveEvent(services.deps, { provider, rawBody, headers });
        return reply.header('cache-control', 'no-store').send({ received: true });
      });
    }
  });
}
