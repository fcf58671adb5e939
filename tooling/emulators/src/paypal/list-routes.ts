import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PaypalAccount } from './paypal-account.ts';
import { invalidField } from './paypal-error.ts';
import { transactionBody } from './sale.ts';
import { subscriptionBody } from './subscription.ts';
import { getSubscription } from './subscription-routes.ts';

const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const listSchema = z.object({
  plan_ids: z.string().optional(),
  statuses: z.string().optional(),
  created_after: time.optional(),
  created_before: time.optional(),
  status_updated_after: time.optional(),
  status_updated_before: time.optional(),
  page: z.coerce.number().int().min(1).default(1),
  page_size: z.coerce.number().int().min(1).max(20).default(10),
});
const rangeSchema = z.object({ start_time: time, end_time: time });

/** Adds the routes that list subscriptions, and the transactions of a subscription. */
export function listRoutes(app: FastifyInstance, account: PaypalAccount): void {
  app.get('/v1/billing/subscriptions', ({ url, query }) => {
    const filter = parseQuery(listSchema, query);
    const { page, page_size } = filter;
    const found = findSubscriptions(account, filter);
    const shown = found.slice((page - 1) * page_size, page * page_size);
    const pages = Math.ceil(found.length / page_size);
    const linkTo = (rel: string, number: number) => ({ href: pageUrl(account, url, number), rel, method: 'GET' });
    return {
      subscriptions: shown.map((subscription) => subscriptionBody(account, subscription)),
      total_items: found.length,
      total_pages: pages,
      links: [linkTo('self', page), ...(page < pages ? [linkTo('next', page + 1)] : [])],
    };
  });
  app.get<{ Params: { id: string } }>('/v1/billing/subscriptions/:id/transactions', ({ params, url, query }) => {
    const { id } = getSubscription(account, params.id);
    const { start_time, end_time } = parseQuery(rangeSchema, query);
    const sales = [...account.sales.values()].filter(
      ({ subscriptionId, at }) => subscriptionId === id && at >= start_time && at <= end_time,
    );
    return {
      transactions: sales.toReversed().map(transactionBody),
      total_items: sales.length,
      total_pages: 1,
      links: [{ href: `${account.origin()}${url}`, rel: 'self', method: 'GET' }],
    };
  });
}

function parseQuery<Query>(schema: z.ZodType<Query>, given: unknown): Query {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const { path = [], message = '' } = parsed.error.issues[0] ?? {};
  throw invalidField(path.join('/'), message.endsWith('received undefined') ? 'missing' : 'invalid', 'query');
}

function findSubscriptions({ subscriptions }: PaypalAccount, filter: z.infer<typeof listSchema>) {
  const { plan_ids, statuses } = filter;
  const { created_after = 0, created_before = Number.POSITIVE_INFINITY } = filter;
  const { status_updated_after = 0, status_updated_before = Number.POSITIVE_INFINITY } = filter;
  return [...subscriptions.values()].filter(
    ({ planId, status, createdAt, statusAt }) =>
      (plan_ids?.split(',').includes(planId) ?? true) &&
      (statuses?.split(',').includes(status) ?? true) &&
      createdAt >= created_after &&
      createdAt <= created_before &&
      statusAt >= status_updated_after &&
      statusAt <= status_updated_before,
  );
}

function pageUrl(account: PaypalAccount, url: string, page: number): string {
  const target = new URL(url, account.origin());
  target.searchParams.set('page', String(page));
  return target.href;
}
