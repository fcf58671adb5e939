import type { SearchResult } from '@longreturn/contract/content';

const FOLDERS: Record<SearchResult['kind'], string> = { episode: '/episodes', article: '/articles', topic: '/topics' };

/** The page that a result stands for. */
export function resultPath({ kind, slug }: Pick<SearchResult, 'kind' | 'slug'>): string {
  return `${FOLDERS[kind]}/${slug}`;
}
