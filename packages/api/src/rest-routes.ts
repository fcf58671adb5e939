import { ADMIN_ROUTES } from './admin-routes.ts';
import { AUTH_ROUTES } from './auth-routes.ts';
import type { ProcedurePath } from './procedure-path.ts';
import { PUBLIC_ROUTES } from './public-routes.ts';
import type { RestRoute } from './rest-route.ts';

export type { RestRoute };

/** The documented /api paths (specification §7), each a row over one procedure. */
export const REST_ROUTES: readonly RestRoute[] = [
  ...AUTH_ROUTES,
  ...PUBLIC_ROUTES,
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
  ...ADMIN_ROUTES,
];

/** Procedures that only the site's own pages call: each says why it has no path. */
export const WEB_ONLY: ReadonlyMap<ProcedurePath, string> = new Map([
  ['auth.session', 'who looks at a page, or null: /api/auth/me says the same with a 401'],
  ['auth.providers', 'which buttons the forms of the site show'],
  ['auth.password.checkLink', 'what the page behind a mailed link shows: setting the password answers the same'],
  ['newsletter.subscription', 'what the page behind the link of a mail shows'],
  ['newsletter.setEditions', 'what that page saves'],
  ['content.articles.cards', 'the articles list without its bodies, for cards'],
  ['content.pressKit', 'what the downloads of /media weigh; each file says so itself'],
]);
