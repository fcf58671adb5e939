import { slugify } from '@longreturn/contract/slug';

/** Grows when the generator draws differently: the files are cached for ever. */
const VERSION = 1;

/** Where the server answers an episode's cover as SVG. */
export function coverAddress(type: string, slug: string): string {
  return `/art/covers/${slugify(type)}/${slug}.svg?v=${VERSION}`;
}

/** Where the server answers a host's portrait as SVG. */
export function portraitAddress(portrait: string): string {
  return `/art/portraits/${portrait}.svg?v=${VERSION}`;
}
