import type { SearchResult } from '@longreturn/contract/content';

const HEADINGS: Record<SearchResult['kind'], string> = { episode: 'Episodes', article: 'Articles', topic: 'Topics' };

export interface ResultGroup {
  heading: string;
  results: SearchResult[];
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

const FOLDERS: Record<SearchResult['kind'], string> = { episode: '/episodes', article: '/articles', topic: '/topics' };

/** Returns the path of a result's page. */
export function resultPath({ kind, slug }: Pick<SearchResult, 'kind' | 'slug'>): string {
  return `${FOLDERS[kind]}/${slug}`;
}
