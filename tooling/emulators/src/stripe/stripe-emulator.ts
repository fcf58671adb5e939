import { createHmac } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { parse } from 'qs';
import { type Controls, controlRoutes } from '../payments/control-routes.ts';
import { applyFaults, Faults } from '../payments/faults.ts';
import { logRequests } from '../payments/request-log.ts';
import { type SignWebhook, WebhookSender } from '../payments/webhook-sender.ts';
import { checkoutRoutes } from './api/checkout-routes.ts';
import { customerRoutes } from './api/customer-routes.ts';
import { paymentRoutes } from './api/payment-routes.ts';
import { portalRoutes } from './api/portal-routes.ts';
import { StripeApi } from './api/stripe-api.ts';
import { StripeError } from './api/stripe-error.ts';
import { subscriptionRoutes } from './api/subscription-routes.ts';
import type { NewPrice } from './objects/price.ts';
import { checkoutPage } from './pages/checkout-page.ts';
import { deskPage } from './pages/desk-page.ts';
import { invoicePages } from './pages/invoice-pages.ts';
import { portalPage } from './pages/portal-page.ts';
import { StripeAccount } from './stripe-account.ts';
import { type StripeControls, stripeControlCalls, stripeControls } from './stripe-controls.ts';

export interface StripeEmulatorOptions {
  secretKey: string;
  webhookSecret: string;
  /** The site's webhook URL. It can be changed later by `webhooks.change`. */
  webhookUrl?: string;
  prices: (NewPrice & { id: string; name?: string })[];
}

/** A stand-in for Stripe whose server doesn't listen on a port yet. */
export interface StripeEmulator extends Controls, StripeControls {
  app: FastifyInstance;
  account: StripeAccount;
}

/**
 * Creates a stand-in for Stripe: the part of the API that memberships need, the hosted pages, and signed webhooks. Its
 * objects have the format of the official SDK's API version. Nothing is stored on disk.
 */
export function createStripeEmulator(options: StripeEmulatorOptions): StripeEmulator {
  const { secretKey, webhookSecret, webhookUrl, prices } = options;
  const app = createApp();
  const webhooks = new WebhookSender(signWith(webhookSecret), webhookUrl);
  const account = new StripeAccount(webhooks);
  const faults = new Faults();
  applyFaults(app, faults, (status) => new StripeError(status, 'The stand-in was told to fail.').body);
  app.addHook('onRequest', async ({ host }) => {
    account.origin = `http://${host}`;
  });
  app.addHook('onClose', async () => webhooks.close());
  const requests = logRequests(app);
  const controls = stripeControls(account);
  for (const price of prices) controls.addPrice(price);
  const api = new StripeApi(app, account, secretKey);
  for (const register of [customerRoutes, checkoutRoutes, subscriptionRoutes, paymentRoutes, portalRoutes])
    register(api);
  checkoutPage(app, account);
  portalPage(
    app,
    account,
    prices.map(({ id }) => id),
  );
  invoicePages(app, account);
  deskPage(app, account, controls);
  controlRoutes(app, { faults, webhooks, requests }, stripeControlCalls(controls));
  return { app, account, faults, webhooks, requests, ...controls };
}

/** Forms and query strings name nested fields with brackets: `items[0][price]=…`. */
const parseForm = (text: string): Record<string, unknown> => parse(text, { depth: 10, allowSparse: false });

function createApp(): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { querystringParser: parseForm } });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parseForm(String(body))),
  );
  app.setNotFoundHandler(({ method, url }, reply) =>
    reply.code(404).send(new StripeError(404, `Unrecognized request URL (${method}: ${url}).`).body),
  );
  app.setErrorHandler((error, _request, reply) => {
    const known = error instanceof StripeError ? error : new StripeError(500, `The stand-in failed: ${String(error)}`);
    return reply.code(known.status).send(known.body);
  });
  return app;
}

/** Signs like Stripe: an HMAC of the time stamp and the body. */
const signWith =
  (secret: string): SignWebhook =>
  ({ body }, at) => {
    const time = Math.floor(at / 1000);
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    return { 'stripe-signature': `t=${time},v1=${signature}`, 'user-agent': 'Stripe/1.0 (a stand-in)' };
  };
