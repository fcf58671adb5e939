import { readDoi } from '@longreturn/contract/doi';
import { DomUtils, parseDocument } from 'htmlparser2';

/** Returns the DOIs of the links in sanitised HTML, each once, in the order of the text and in lower case. */
export function citedDois(html: string): string[] {
  const links = DomUtils.getElementsByTagName('a', parseDocument(html), true);
  return [...new Set(links.flatMap(({ attribs }) => doiOfLink(attribs['href']) ?? []))];
}

/** Returns the DOI that a link leads to, if it leads to doi.org. */
export function doiOfLink(href: string | undefined): string | undefined {
  return href?.startsWith('http') ? readDoi(href) : undefined;
}
