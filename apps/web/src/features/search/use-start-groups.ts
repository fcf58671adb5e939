import { NEWEST } from '../../lib/newest.ts';
import { trpc } from '../../lib/trpc.ts';
import type { ResultGroup } from './group-results.ts';
import { startGroups } from './start-groups.ts';

/** Returns what the search dialog shows before the reader types. Items that haven't loaded are left out. */
export function useStartGroups(): ResultGroup[] {
  const { data: episodes } = trpc.content.episodes.list.useQuery(NEWEST);
  const { data: articles } = trpc.content.articles.cards.useQuery(NEWEST);
  const { data: issues } = trpc.newsletter.issues.list.useQuery(NEWEST);
  return startGroups({ episode: episodes?.items[0], article: articles?.items[0], issue: issues?.items[0] });
}
