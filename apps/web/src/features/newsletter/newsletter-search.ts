import { textParameter } from '../../lib/text-parameter.ts';
import { type ArticleFilter, articleFilter } from '../articles/article-filter.ts';

/** What /newsletter reads of its address: the secret of a mailed link, an issue, or the filter of the archive or of the article list. */
export interface NewsletterSearch extends ArticleFilter {
  /** Confirms a subscription. */
  confirm?: string;
  /** Opens a subscriber's preferences. */
  manage?: string;
  /** The slug of an issue. */
  issue?: string;
  /** Opens the archive, which reads what of it (`issueFilter`). */
  archive?: string;
}

export function newsletterSearch(given: NewsletterSearch): NewsletterSearch {
  const texts: Record<string, unknown> = { ...given };
  return {
    ...articleFilter(given),
    ...textParameter('confirm', texts),
    ...textParameter('manage', texts),
    ...textParameter('issue', texts),
    ...textParameter('archive', texts),
  };
}
