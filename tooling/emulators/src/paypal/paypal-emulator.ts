import Fastify, { type FastifyInstance } from 'fastify';
import { type Controls, controlRoutes } from '../payments/control-routes.ts';
import { applyFaults, Faults } from '../payments/faults.ts';
import { logRequests } from '../payments/request-log.ts';
import { TestClock } from '../payments/test-clock.ts';
import { WebhookSender } from '../payments/webhook-sender.ts';
import { AccessTokens, type ClientCredentials } from './access-tokens.ts';
import { approvePages } from './approve-page.ts';
import { deskPage } from './desk-page.ts';
import { listRoutes } from './list-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { newDebugId, type PaypalAccount, type Plan } from './paypal-account.ts';
import { type PaypalControls, paypalControlCalls, paypalControls } from './paypal-controls.ts';
import { answerErrors, failureBody } from './paypal-error.ts';
import { subscriptionActions } from './subscription-actions.ts';
import { subscriptionRoutes } from './subscription-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';
import { WebhookSigner } from './webhook-signer.ts';

export interface PaypalEmulatorOptions extends ClientCredentials {
  webhookId: string;
  /** The site's webhook URL. Without one, events are only recorded. */
  webhookUrl?: string;
  plans: readonly Plan[];
}

/** A stand-in for PayPal whose server doesn't listen on a port yet. */
export interface PaypalEmulator extends Controls, PaypalControls {
  app: FastifyInstance;
  clock: TestClock;
}

/**
 * Creates a stand-in for PayPal: subscriptions, their payments, the pages on which a buyer agrees to a subscription or
 * another plan, and webhooks. Tests control it with its methods, with `faults` and `webhooks`, or over HTTP at
 * /__control.
 */
export function createPaypalEmulator(options: PaypalEmulatorOptions): PaypalEmulator {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 200 } });
  const origin = () => (app.server.listening ? app.listeningOrigin : 'http://localhost');
  const signer = new WebhookSigner(options.webhookId, () => `${origin()}/v1/notifications/certs/CERT-STANDIN`);
  const webhooks = new WebhookSender(signer.sign, options.webhookUrl);
  const account = newAccount(options.plans, webhooks, origin);
  const { clock } = account;
  const tokens = new AccessTokens(options, clock);
  const faults = new Faults();
  const controls = paypalControls(account, tokens);

  acceptBodies(app);
  applyFaults(app, faults, failureBody);
  const requests = logRequests(app);
  answerErrors(app);
  app.addHook('onRequest', async (_request, reply) => void reply.header('paypal-debug-id', newDebugId()));
  app.addHook('onClose', async () => webhooks.close());
  const calls = paypalControlCalls(account, controls);
  controlRoutes(app, { faults, webhooks, requests }, calls);
  deskPage(app, account, calls);
  tokens.addRoute(app);
  approvePages(app, account);
  app.register(async (api) => {
    api.addHook('preHandler', tokens.guard);
    subscriptionRoutes(api, account);
    subscriptionActions(api, account);
    listRoutes(api, account);
    paymentRoutes(api, account);
    api.register(async (verifying) => webhookRoutes(verifying, signer));
  });
  return { app, clock, faults, webhooks, requests, ...controls };
}

const newAccount = (plans: readonly Plan[], webhooks: WebhookSender, origin: () => string): PaypalAccount => ({
  clock: new TestClock(),
  webhooks,
  origin,
  plans: new Map(plans.map((plan) => [plan.id, { ...plan }])),
  subscriptions: new Map(),
  agreements: new Map(),
  sales: new Map(),
  refunds: new Map(),
  disputes: new Map(),
});

/** Accepts forms and JSON. A request with the content type of JSON may have an empty body. */
function acceptBodies(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(String(body)));
    } catch (error) {
      done(Object.assign(new Error('invalid JSON', { cause: error }), { statusCode: 400 }));
    }
  });
}
