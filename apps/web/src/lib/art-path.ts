import { slugify } from '@longreturn/contract/slug';

/**
 * The version of the generated pictures. Increase it when the generator's output changes, because browsers cache the
 * files forever.
 */
const VERSION = 1;

/** Returns the path of an episode's cover, as SVG. */
export function coverPath(type: string, slug: string): string {
  return `/art/covers/${slugify(type)}/${slug}.svg?v=${VERSION}`;
}

/** Returns the path of a host's portrait, as SVG. */
export function portraitPath(portrait: string): string {
  return `/art/portraits/${portrait}.svg?v=${VERSION}`;
}
