import type { Subscription } from '@longreturn/contract/newsletter';
import type { IssuePage } from '@longreturn/contract/newsletter-issue';
import { isInvalidLinkError, loadOrNotFound, readFailure } from '../../lib/read-failure.ts';
import type { LoadCause } from '../../lib/read-list-pages.ts';
import type { ApiContext } from '../../lib/trpc.ts';
import { readArticles } from '../articles/read-articles.ts';
import { issueFilter } from '../issues/issue-filter.ts';
import { readIssues, readLatestIssues } from '../issues/read-issues.ts';
import type { NewsletterSearch } from './newsletter-search.ts';

type Reads = Pick<ApiContext, 'utils'>;

/** What the page shows besides lists. The subscription is null if the link is invalid. */
interface NewsletterData {
  subscription?: Subscription | null;
  issue?: IssuePage;
}

/**
 * Reads what the page at this URL shows: the subscription of an emailed link, an issue, the archive, or the article
 * list with the latest issues. Reads nothing for a confirmation link.
 */
export async function readNewsletter(
  context: Reads,
  search: NewsletterSearch,
  cause: LoadCause,
): Promise<NewsletterData> {
  const { confirm, manage: token, issue: slug } = search;
  if (confirm !== undefined) return {};
  if (token !== undefined) return { subscription: await readSubscription(context, token) };
  if (slug !== undefined) return { issue: await loadOrNotFound(readIssue(context, slug)) };
  const archive = issueFilter(search);
  const lists = archive
    ? readIssues(context, archive, cause)
    : Promise.all([readArticles(context, search, cause), readLatestIssues(context, cause)]);
  await loadOrNotFound<unknown>(lists);
  return {};
}

function readIssue({ utils }: Reads, slug: string): Promise<IssuePage> {
  return utils.newsletter.issues.bySlug.ensureData({ slug });
}

/**
 * Reads the subscription, never from the cache, because it may have changed. Returns null if the link is invalid.
 */
async function readSubscription({ utils }: Reads, token: string): Promise<Subscription | null> {
  try {
    return await utils.newsletter.subscription.fetch({ token }, { staleTime: 0 });
  } catch (error) {
    if (isInvalidLinkError(readFailure(error))) return null;
    throw error;
  }
}
