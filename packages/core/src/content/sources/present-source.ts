import type { Source } from '@longreturn/contract/sources';
import type { Paper } from '@longreturn/site/research/paper';
import { PAPERS } from '@longreturn/site/research/papers';

const PAPERS_BY_DOI: ReadonlyMap<string, Paper> = new Map(PAPERS.map((paper) => [paper.doi.toLowerCase(), paper]));

/** Returns the paper of the research library with this DOI. The DOI is in lower case. */
export function findPaper(doi: string): Paper | undefined {
  return PAPERS_BY_DOI.get(doi);
}

/** Returns what a citation shows of the publication with this DOI. The DOI is in lower case. */
export function presentSource(doi: string): Source {
  const paper = findPaper(doi);
  if (!paper) return { doi, paper: null };
  const { slug, title, authors, journal, year } = paper;
  return { doi: paper.doi, paper: { slug, title, authors, journal, year } };
}
