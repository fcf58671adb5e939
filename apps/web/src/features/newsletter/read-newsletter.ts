import type { Subscription } from '@longreturn/contract/newsletter';
import type { LoadCause } from '../../lib/await-list.ts';
import { isLinkFault } from '../../lib/is-link-fault.ts';
import { loadOrNotFound } from '../../lib/load-or-not-found.ts';
import { readFailure } from '../../lib/read-failure.ts';
import type { ApiContext } from '../../lib/trpc.ts';
import { readArticles } from '../articles/read-articles.ts';
import type { NewsletterSearch } from './newsletter-search.ts';

/** What the page shows besides the list: null for a link that opens nothing. */
interface NewsletterData {
  subscription?: Subscription | null;
}

/** Reads the subscription of a mailed link, or the article list. Before an address is confirmed nothing is read. */
export async function readNewsletter(
  context: ApiContext,
  search: NewsletterSearch,
  cause: LoadCause,
): Promise<NewsletterData> {
  const { confirm, manage: token } = search;
  if (confirm !== undefined) return {};
  if (token !== undefined) return { subscription: await readSubscription(context, token) };
  await loadOrNotFound(readArticles(context, search, cause));
  return {};
}

async function readSubscription({ client }: ApiContext, token: string): Promise<Subscription | null> {
  try {
    return await client.newsletter.subscription.query({ token });
  } catch (error) {
    if (isLinkFault(readFailure(error))) return null;
    throw error;
  }
}
