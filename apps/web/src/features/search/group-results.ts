import type { SearchResult } from '@longreturn/contract/content';

const HEADINGS: Record<SearchResult['kind'], string> = { episode: 'Episodes', article: 'Articles', topic: 'Topics' };

export interface ResultGroup {
  heading: string;
  results: SearchResult[];
}

/** Ranked results by kind; the kind of the best result comes first, and within a kind the ranking stays. */
export function groupResults(results: readonly SearchResult[]): ResultGroup[] {
  const groups = new Map<SearchResult['kind'], ResultGroup>();
  for (const result of results) {
    const group = groups.get(result.kind) ?? { heading: HEADINGS[result.kind], results: [] };
    group.results.push(result);
    groups.set(result.kind, group);
  }
  return [...groups.values()];
}
