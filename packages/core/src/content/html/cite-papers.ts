import { readDoi } from '@longreturn/contract/doi';
import { escapeXml } from '@longreturn/site/art/escape-xml';
import type { Paper } from '@longreturn/site/research/paper';
import { paperPath } from '@longreturn/site/research/paper-path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { findPaper } from '../sources/present-source.ts';
import { doiOfLink } from './cited-dois.ts';
import type { Element } from './footnotes.ts';

/**
 * If a link in a note leads to the DOI of a paper in the research library, adds a second link after it, to the paper's
 * page in the library. If the note begins with such a link and the link's text is a DOI, also inserts the paper's
 * authors, journal and year before the link. A DOI that is the text of a link can break across lines after each slash.
 */
export function citePapers(note: Element): void {
  for (const link of DomUtils.getElementsByTagName('a', note, true)) {
    const doi = doiOfLink(link.attribs['href']);
    if (doi !== undefined) cite(link, findPaper(doi), isStart(link, note));
  }
}

function cite(link: Element, paper: Paper | undefined, isAtStart: boolean): void {
  const text = DomUtils.textContent(link);
  const isBare = readDoi(text) !== undefined;
  if (isBare) link.children = parse(breakable(paper ? `doi.org/${paper.doi}` : text));
  if (!paper) return;
  const library = parse(` · <a href="${paperPath(paper.slug)}">In our library</a>`);
  for (const node of library.toReversed()) DomUtils.append(link, node);
  if (isBare && isAtStart) for (const node of parse(citation(paper))) DomUtils.prepend(link, node);
}

/** Returns whether a note has no text before a link. */
function isStart(link: Element, note: Element): boolean {
  for (let at: Element['parent'] = link; at && at !== note; at = at.parent) {
    for (let { prev } = at; prev; prev = prev.prev) if (DomUtils.textContent(prev).trim() !== '') return false;
  }
  return true;
}

/** Returns the start of a citation as HTML: 'Morris JN, Heady JA, et al. The Lancet, 1953. '. */
function citation({ authors, journal, year }: Paper): string {
  return escapeXml(`${authors.replace(/\.?$/, '.')} ${journal}, ${year}. `);
}

/** Returns text as HTML that may break after each slash. */
const breakable = (text: string): string => escapeXml(text).replaceAll('/', '/<wbr>');

const parse = (html: string) => parseDocument(html).children;
