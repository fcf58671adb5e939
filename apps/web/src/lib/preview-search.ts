import { searchSchema, text } from './search-schema.ts';

/**
 * The search parameters of an episode's or article's page: the token of a preview link, which shows the page before it
 * is public. The page is then rendered for each request, because it is only for people who have the link.
 */
export const previewSearch = searchSchema({ preview: text }, { perRequest: ['preview'] });
