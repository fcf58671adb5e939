import { type SearchOf, searchSchema, text } from '../../lib/search-schema.ts';
import { articleFilter } from '../articles/article-filter.ts';

/**
 * The search parameters of /newsletter: the token of an emailed link that confirms a subscription (`confirm`) or opens
 * its preferences (`manage`), the slug of an `issue`, the filter of the `archive` (see `issueFilter`), or the filter of
 * the article list.
 */
export const newsletterSearch = searchSchema(
  { ...articleFilter.parameters, confirm: text, manage: text, issue: text, archive: text },
  { perRequest: ['confirm', 'manage'] },
);
export type NewsletterSearch = SearchOf<typeof newsletterSearch>;
