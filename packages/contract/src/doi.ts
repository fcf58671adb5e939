import { LIMITS } from './limits.ts';

/** A DOI: the prefix of a registrant, a slash, and a suffix without spaces or invisible characters. */
const DOI = /^10\.\d{4,9}\/[^\s\p{C}]+$/u;
const LABEL = /^doi:\s*/i;
const RESOLVER = /^(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\//i;

export const isDoi = (text: string): boolean => text.length <= LIMITS.doi && DOI.test(text);

/**
 * Returns the DOI in a text of the form '10.1000/182', 'doi:10.1000/182' or 'https://doi.org/10.1000/182'. Case has no
 * meaning in a DOI, so the result is in lower case. Returns undefined for any other text, and for a DOI that is too
 * long.
 */
export function readDoi(text: string): string | undefined {
  const line = text.trim();
  const doi = RESOLVER.test(line)
    ? decoded(line.replace(RESOLVER, '').replace(/[?#].*$/, ''))
    : line.replace(LABEL, '');
  return isDoi(doi) ? doi.toLowerCase() : undefined;
}

/** Returns the URL that leads to the publication with this DOI. Old DOIs contain characters that a URL must escape. */
export function doiUrl(doi: string): string {
  return `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
