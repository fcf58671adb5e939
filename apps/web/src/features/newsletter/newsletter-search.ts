import { textParameter } from '../../lib/text-parameter.ts';
import { type ArticleFilter, articleFilter } from '../articles/article-filter.ts';

/** What /newsletter reads of its address: the filter of its list, or the secret of a mailed link. */
export interface NewsletterSearch extends ArticleFilter {
  /** Confirms a subscription. */
  confirm?: string;
  /** Opens a subscriber's preferences. */
  manage?: string;
}

export function newsletterSearch(given: NewsletterSearch): NewsletterSearch {
  const texts: Record<string, unknown> = { ...given };
  return { ...articleFilter(given), ...textParameter('confirm', texts), ...textParameter('manage', texts) };
}
