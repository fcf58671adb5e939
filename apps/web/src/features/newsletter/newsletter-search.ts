import { type SearchOf, searchSchema, text } from '../../lib/search-schema.ts';
import { articleFilter } from '../articles/article-filter.ts';

/**
 * The search parameters of /newsletter: the secret of a mailed link that confirms a subscription (`confirm`) or opens
 * its preferences (`manage`), the slug of an `issue`, or the filter of the article list or the `archive`
 * (`issueFilter`).
 */
export const newsletterSearch = searchSchema(
  { ...articleFilter.parameters, confirm: text, manage: text, issue: text, archive: text },
  { perRequest: ['confirm', 'manage'] },
);
export type NewsletterSearch = SearchOf<typeof newsletterSearch>;
