import { LIMITS } from './limits.ts';

/**
 * Returns the slug of a title: lower case, '&' as 'and', any other run of non-alphanumerics as one hyphen, at most 100
 * characters. Empty when the title has no letter or digit.
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
