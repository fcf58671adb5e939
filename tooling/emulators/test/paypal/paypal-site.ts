import Fastify, { type FastifyInstance } from 'fastify';
import { createPaypalEmulator, type PaypalEmulator } from '../../src/paypal/paypal-emulator.ts';
import type { Exchange } from '../../src/paypal/wire-check.ts';

export const MONTHLY = 'P-MONTHLY0000000000000001';
export const ANNUAL = 'P-ANNUAL00000000000000001';
export const WEBHOOK_ID = '8PT597110X687430L';
const TOKEN_MS = 60_000;
const CREDENTIALS = `Basic ${Buffer.from('client:secret').toString('base64')}`;

interface ReceivedWebhook {
  type: string;
  text: string;
  headers: Record<string, unknown>;
  resource: Record<string, unknown>;
}

/** A response: its status and parsed body. */
export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the tests read the fields of the vendor's bodies
  body: any;
}

export interface PaypalSite {
  paypal: PaypalEmulator;
  origin: string;
  received: ReceivedWebhook[];
  /** The API requests so far with their responses. */
  exchanges: Exchange[];
  token(): Promise<string>;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Creates a subscription and returns the response. */
  create(changes?: object, headers?: Record<string, string>): Promise<Answer>;
  /** Creates a subscription that the buyer has agreed to and paid. Returns its ID. */
  subscribe(planId?: string): Promise<string>;
  /** Waits for the webhooks and returns the types of those that arrived since the last call. */
  newTypes(): Promise<string[]>;
  close(): Promise<void>;
}

/** Starts a stand-in, and a site that calls it and receives its webhooks. */
export async function startPaypalSite(): Promise<PaypalSite> {
  const { app: site, received } = webhookReceiver();
  const webhookUrl = `${await site.listen({ host: '127.0.0.1', port: 0 })}/webhooks`;
  const paypal = createPaypalEmulator({
    clientId: 'client',
    clientSecret: 'secret',
    webhookId: WEBHOOK_ID,
    webhookUrl,
    plans: [
      { id: MONTHLY, name: 'Monthly', priceCents: 1625, unit: 'MONTH', failureThreshold: 1 },
      { id: ANNUAL, name: 'Annual', priceCents: 15_600, unit: 'YEAR', failureThreshold: 1 },
    ],
  });
  const exchanges: Exchange[] = [];
  const origin = await paypal.app.listen({ host: '127.0.0.1', port: 0 });
  let token = '';
  let expiry = 0;
  let seen = 0;

  const getToken = async () => {
    const response = await fetch(`${origin}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: CREDENTIALS },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const { access_token } = (await response.json()) as { access_token: string }; // the vendor's format
    return access_token;
  };
  const call: PaypalSite['call'] = async (method, path, body, headers = {}) => {
    if (expiry < paypal.clock.now()) {
      token = await getToken();
      expiry = paypal.clock.now() + TOKEN_MS;
    }
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const parsed = text === '' ? undefined : JSON.parse(text);
    const request = typeof body === 'string' ? JSON.parse(body) : body;
    exchanges.push({ method, path, request, status: response.status, response: parsed });
    return { status: response.status, body: parsed };
  };
  const create: PaypalSite['create'] = (changes = {}, headers) =>
    call('POST', '/v1/billing/subscriptions', { ...newSubscriptionBody(), ...changes }, headers);

  return {
    paypal,
    origin,
    received,
    exchanges,
    token: getToken,
    call,
    create,
    async subscribe(planId = MONTHLY) {
      const { body } = await create({ plan_id: planId });
      paypal.approve(body.id);
      return body.id;
    },
    async newTypes() {
      await paypal.webhooks.settled();
      const types = received.slice(seen).map(({ type }) => type);
      seen = received.length;
      return types;
    },
    close: async () => void (await Promise.all([paypal.app.close(), site.close()])),
  };
}

const newSubscriptionBody = () => ({
  plan_id: MONTHLY,
  custom_id: 'user-1',
  application_context: {
    return_url: 'http://localhost:3000/membership/success?provider=paypal',
    cancel_url: 'http://localhost:3000/membership',
    user_action: 'SUBSCRIBE_NOW',
    shipping_preference: 'NO_SHIPPING',
  },
});

function webhookReceiver(): { app: FastifyInstance; received: ReceivedWebhook[] } {
  const received: ReceivedWebhook[] = [];
  const app = Fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/webhooks', ({ body, headers }) => {
    const text = String(body);
    const { event_type, resource } = JSON.parse(text);
    received.push({ type: event_type, text, headers, resource });
    return {};
  });
  return { app, received };
}
