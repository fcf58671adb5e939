import { LIMITS } from './limits.ts';

/**
 * Returns the slug of a title: in lower case, with '&' as 'and' and every other run of non-alphanumeric characters as
 * one hyphen, at most 100 characters. Returns '' if the title has no Latin letter or digit.
 */
export function slugify(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LIMITS.slug + 1)
    .replace(/^-/, '')
    .slice(0, LIMITS.slug)
    .replace(/-$/, '');
}
