import type { ArticleCard, Episode, SearchResult } from '@longreturn/contract/content';
import type { IssueCard } from '@longreturn/contract/newsletter-issue';
import { TOPICS } from '@longreturn/site/topics';
import type { ResultGroup } from './group-results.ts';

/** The newest item of each kind; undefined if there is none or it has not loaded. */
export interface NewestItems {
  episode: Episode | undefined;
  article: ArticleCard | undefined;
  issue: IssueCard | undefined;
}

/** Returns what the search dialog shows before the reader types: the topics and the newest items. */
export function startGroups({ episode, article, issue }: NewestItems): ResultGroup[] {
  const topics = TOPICS.map((topic) => startResult('topic', { ...topic, isPremium: false, isLocked: false }));
  const newest = [
    ...(episode ? [startResult('episode', episode)] : []),
    ...(article ? [startResult('article', article)] : []),
    ...(issue ? [startResult('issue', issue)] : []),
  ];
  const groups = [
    { heading: 'Topics', results: topics },
    { heading: 'Newest', results: newest, isMixed: true },
  ];
  return groups.filter(({ results }) => results.length > 0);
}

function startResult(
  kind: SearchResult['kind'],
  { slug, title, isPremium, isLocked }: Pick<SearchResult, 'slug' | 'title' | 'isPremium' | 'isLocked'>,
): SearchResult {
  return { kind, slug, title, isPremium, isLocked, excerpt: '', inTranscript: false };
}
