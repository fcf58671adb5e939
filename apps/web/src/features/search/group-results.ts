import type { SearchResult } from '@longreturn/contract/content';

const HEADINGS: Record<SearchResult['kind'], string> = {
  episode: 'Episodes',
  article: 'Articles',
  topic: 'Topics',
  paper: 'Research',
  issue: 'Newsletter',
};

export interface ResultGroup {
  heading: string;
  results: SearchResult[];
  /** Whether the results are of several kinds. If so, each result shows its kind. */
  isMixed?: boolean;
}

/** Groups ranked results by kind. The kind of the best result comes first; the ranking within a kind stays. */
export function groupResults(results: readonly SearchResult[]): ResultGroup[] {
  const groups = new Map<SearchResult['kind'], ResultGroup>();
  for (const result of results) {
    const group = groups.get(result.kind) ?? { heading: HEADINGS[result.kind], results: [] };
    group.results.push(result);
    groups.set(result.kind, group);
  }
  return [...groups.values()];
}

export interface ResultLink {
  to: string;
  search?: { cursor: string } | { issue: string };
  hash?: string;
}

/** Returns the link to a result's page. The link of a paper opens the list of papers, starting with that paper. */
export function resultLink({ kind, slug }: Pick<SearchResult, 'kind' | 'slug'>): ResultLink {
  if (kind === 'paper') return { to: '/research', search: { cursor: slug }, hash: slug };
  if (kind === 'issue') return { to: '/newsletter', search: { issue: slug } };
  return { to: `/${kind}s/${slug}` };
}
