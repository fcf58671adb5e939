import { LIMITS } from './limits.ts';

/**
 * Returns the slug of a title: in lower case and at most 100 characters long. '&' becomes 'and'. Each remaining run of
 * non-alphanumeric characters becomes one hyphen. Returns '' if the title has no Latin letter or digit.
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
