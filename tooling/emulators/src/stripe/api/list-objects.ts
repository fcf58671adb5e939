import { z } from 'zod';
import type { List } from '../objects/stripe-object.ts';
import type { Kind, Kinds, StripeAccount } from '../stripe-account.ts';
import { integer } from './parameters.ts';

const range = z.strictObject({
  gt: integer.optional(),
  gte: integer.optional(),
  lt: integer.optional(),
  lte: integer.optional(),
});

/** The parameters of every list. */
export const paging = {
  created: z.union([integer, range]).optional(),
  ending_before: z.string().optional(),
  limit: integer.min(1).max(100).default(10),
  starting_after: z.string().optional(),
};

const pagingSchema = z.object(paging);

/** Returns a page of the objects that `matches` accepts, the newest first. */
export function listObjects<K extends Kind>(
  account: StripeAccount,
  kind: K,
  { created, ending_before: before, limit, starting_after: after }: z.output<typeof pagingSchema>,
  matches: (object: Kinds[K]) => boolean,
): List<Kinds[K]> {
  if (after !== undefined) account.get(kind, after, 'starting_after');
  const times: z.output<typeof range> = typeof created === 'number' ? { gte: created, lte: created } : (created ?? {});
  const { gt, gte, lt, lte } = times;
  const isInTime = (time: number) =>
    time > (gt ?? Number.NEGATIVE_INFINITY) &&
    time >= (gte ?? time) &&
    time < (lt ?? Number.POSITIVE_INFINITY) &&
    time <= (lte ?? time);
  const all = account.list(kind);
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const to = before === undefined ? all.length : all.findIndex(({ id }) => id === before);
  const found = all.slice(from, to).filter((object) => isInTime(object.created) && matches(object));
  const data = before === undefined ? found.slice(0, limit) : found.slice(-limit);
  return { object: 'list', data, has_more: found.length > limit, url: `/v1/${kind.replace('.', '/')}s` };
}
