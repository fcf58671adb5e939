import type { ListSubscribersInput } from '@longreturn/contract/subscribers';
import { pagedOptions } from '../../../../lib/read-list-pages.ts';

const PAGE = 25;

export type SubscriberFilter = Pick<ListSubscribersInput, 'q' | 'status' | 'tag'>;

/** Returns the query for the list of subscribers, in pages of twenty-five. */
export function subscribersQuery({ q, status, tag }: SubscriberFilter) {
  return { input: { limit: PAGE, q, status, tag }, options: pagedOptions(undefined) };
}
