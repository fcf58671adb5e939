import { searchSchema, text } from './search-schema.ts';

/**
 * The search of an episode's or article's page: the token of a link that shows it before it is public. Such a page is
 * for the people who have the link.
 */
export const previewSearch = searchSchema({ preview: text }, { perRequest: ['preview'] });
