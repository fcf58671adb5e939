import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { emitSubscriptionEvent } from './emit-event.ts';
import { newId, type PaypalAccount } from './paypal-account.ts';
import { invalidField, notFound } from './paypal-error.ts';
import { planBody } from './plan-body.ts';
import { Replays } from './replays.ts';
import {
  type Agreement,
  type ExtraField,
  newSubscription,
  type Subscription,
  subscriptionBody,
  subscriptionLinks,
} from './subscription.ts';

const contextSchema = z.object({
  return_url: z.url(),
  cancel_url: z.url(),
  user_action: z.enum(['SUBSCRIBE_NOW', 'CONTINUE']).default('SUBSCRIBE_NOW'),
});
const createSchema = z.object({
  plan_id: z.string().min(3).max(50),
  custom_id: z
    .string()
    .regex(/^[\x20-\x7e]{1,127}$/)
    .optional(),
  application_context: contextSchema,
});
const reviseSchema = z.object({ plan_id: z.string(), application_context: contextSchema });

interface ById {
  Params: { id: string };
}

/** Adds the routes that create, read and revise subscriptions, and read plans. */
export function subscriptionRoutes(app: FastifyInstance, account: PaypalAccount): void {
  const replays = new Replays<Subscription>();
  app.get<ById>('/v1/billing/plans/:id', ({ params }) => {
    const plan = account.plans.get(params.id);
    if (!plan) throw notFound();
    return planBody(account, plan);
  });
  app.post('/v1/billing/subscriptions', (request, reply) => {
    const { made, isReplay } = replays.once(request, () => create(account, parseBody(createSchema, request.body)));
    const isWhole = request.headers['prefer'] === 'return=representation';
    const { id, status } = made;
    const body = isWhole ? subscriptionBody(account, made) : { id, status, links: subscriptionLinks(account, made) };
    return reply.code(isReplay ? 200 : 201).send(body);
  });
  app.get<ById & { Querystring: { fields?: string } }>('/v1/billing/subscriptions/:id', ({ params, query }) =>
    subscriptionBody(account, getSubscription(account, params.id), extraFields(query.fields)),
  );
  app.post<ById>('/v1/billing/subscriptions/:id/revise', ({ params, body }) =>
    revise(account, getSubscription(account, params.id), parseBody(reviseSchema, body)),
  );
}

/** Returns the subscription with this ID. Throws PayPal's 404 if there is none. */
export function getSubscription({ subscriptions }: PaypalAccount, id: string): Subscription {
  const subscription = subscriptions.get(id);
  if (!subscription) throw notFound();
  return subscription;
}

/** Parses a request's body. Throws PayPal's 400 with the name of the first invalid field. */
export function parseBody<Body>(schema: z.ZodType<Body>, given: unknown): Body {
  const parsed = schema.safeParse(given ?? {});
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path ?? [];
  const value = path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[String(key)] : undefined), given);
  throw invalidField(path.join('/'), value === undefined ? 'missing' : 'invalid');
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function create(account: PaypalAccount, input: z.infer<typeof createSchema>): Subscription {
  if (!account.plans.has(input.plan_id)) throw notFound();
  const subscription = newSubscription(input.plan_id, input.custom_id, account.clock.now());
  account.subscriptions.set(subscription.id, subscription);
  addAgreement(account, subscription, input.application_context);
  emitSubscriptionEvent(account, 'CREATED', subscription);
  return subscription;
}

/** Asks the buyer to agree to another plan. Until the buyer agrees, nothing changes. */
function revise(account: PaypalAccount, subscription: Subscription, input: z.infer<typeof reviseSchema>) {
  if (!account.plans.has(input.plan_id)) throw notFound();
  addAgreement(account, subscription, input.application_context, input.plan_id);
  return { plan_id: input.plan_id, plan_overridden: false, links: subscriptionLinks(account, subscription) };
}

function addAgreement(
  { agreements }: PaypalAccount,
  { id }: Subscription,
  { return_url, cancel_url, user_action }: z.infer<typeof contextSchema>,
  newPlanId?: string,
): void {
  for (const { token, subscriptionId } of agreements.values()) if (subscriptionId === id) agreements.delete(token);
  const agreement: Agreement = {
    token: `BA-${newId(17)}`,
    subscriptionId: id,
    returnUrl: return_url,
    cancelUrl: cancel_url,
    userAction: user_action,
  };
  agreements.set(agreement.token, newPlanId === undefined ? agreement : { ...agreement, newPlanId });
}

const extraFields = (fields = ''): ExtraField[] =>
  fields.split(',').filter((field) => field === 'last_failed_payment' || field === 'plan');
