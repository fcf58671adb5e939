import type { ErrorCode } from '@longreturn/contract/errors';
import type { ProcedurePath } from './procedure-path.ts';

/** One documented path and the procedure that answers it. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `{name}` parts become input fields, as the query and the body do; a path's win over a body's over a query's. */
  path: `/api/${string}`;
  calls: ProcedurePath;
  summary: string;
  /** The procedure answers a keyset page; over REST its items are the body, the next page a Link header. */
  paged?: true;
  /** How it may fail, beside what any path does: a malformed input, too many requests, a fault of ours. */
  fails?: readonly ErrorCode[];
}

/** The documented /api paths (specification §7), each a row over one procedure. */
export const REST_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/episodes',
    calls: 'content.episodes.list',
    summary: 'Published episodes, newest first',
    paged: true,
    fails: ['topic.unknown'],
  },
  {
    method: 'GET',
    path: '/api/episodes/{slug}',
    calls: 'content.episodes.bySlug',
    summary: 'One episode',
    fails: ['episode.unknown'],
  },
  {
    method: 'GET',
    path: '/api/episodes/{id}/media',
    calls: 'content.episodes.media',
    summary: 'The media items of an episode',
    fails: ['premium.session_required', 'premium.membership_required', 'episode.unknown'],
  },
  {
    method: 'GET',
    path: '/api/articles',
    calls: 'content.articles.list',
    summary: 'Published articles, newest first',
    paged: true,
    fails: ['topic.unknown'],
  },
  {
    method: 'GET',
    path: '/api/articles/{slug}',
    calls: 'content.articles.bySlug',
    summary: 'One article',
    fails: ['article.unknown'],
  },
  { method: 'GET', path: '/api/topics', calls: 'content.topics.list', summary: 'The topics with their counts' },
  {
    method: 'GET',
    path: '/api/topics/{slug}',
    calls: 'content.topics.bySlug',
    summary: 'One topic',
    fails: ['topic.unknown'],
  },
  { method: 'GET', path: '/api/search', calls: 'content.search', summary: 'Full text search over everything' },
];

/** Procedures that only the site's own pages call: each says why it has no path. */
export const WEB_ONLY: ReadonlyMap<ProcedurePath, string> = new Map([
  ['content.articles.cards', 'the articles list without its bodies, for cards'],
]);
