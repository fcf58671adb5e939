import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { invalidField, PaypalError } from './paypal-error.ts';
import type { WebhookSigner } from './webhook-signer.ts';

const text = z.string().min(1);
const verificationSchema = z.object({
  auth_algo: text,
  cert_url: text,
  transmission_id: text,
  transmission_sig: text,
  transmission_time: text,
  webhook_id: text,
  webhook_event: z.object({}),
});

/**
 * Adds the route that verifies webhooks. Like PayPal, it checks the signature against the text of `webhook_event` in
 * the request: an event that was parsed and serialized again fails if a byte differs.
 */
export function webhookRoutes(app: FastifyInstance, signer: WebhookSigner): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post<{ Body: string | undefined }>('/v1/notifications/verify-webhook-signature', ({ body = '' }) => {
    const parsed = verificationSchema.safeParse(parseJson(body));
    if (!parsed.success) throw invalidField(parsed.error.issues[0]?.path.join('/') ?? '', 'missing');
    const { webhook_id, webhook_event: _, ...transmission } = parsed.data;
    const verifies = signer.verifies(transmission, webhook_id, textOf('webhook_event', body));
    return { verification_status: verifies ? 'SUCCESS' : 'FAILURE' };
  });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new PaypalError(400, 'INVALID_REQUEST');
  }
}

/** Returns the exact text of the object that is the value of a key in a valid JSON text. */
function textOf(key: string, json: string): string {
  const found = new RegExp(`"${key}"\\s*:\\s*`).exec(json);
  const start = found ? found.index + found[0].length : json.length;
  let depth = 0;
  for (const { 0: token, index } of json.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/gs)) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth === 0) return json.slice(start, start + index + 1);
  }
  return '';
}
