import type { SearchResult } from '@longreturn/contract/content';

const FOLDERS: Record<SearchResult['kind'], string> = { episode: '/episodes', article: '/articles', topic: '/topics' };

/** Returns the path of a result's page. */
export function resultPath({ kind, slug }: Pick<SearchResult, 'kind' | 'slug'>): string {
  return `${FOLDERS[kind]}/${slug}`;
}
