import { ADMIN_ROUTES } from './admin/admin-router.ts';
import { AUTH_ROUTES } from './auth/auth-router.ts';
import { CONTACT_ROUTES } from './contact.ts';
import { CONTENT_ROUTES } from './content/content-router.ts';
import { MEMBERSHIP_ROUTES } from './membership/membership-router.ts';
import { NEWSLETTER_ROUTES } from './newsletter/newsletter-router.ts';
import type { ProcedurePath } from './procedure-path.ts';
import type { RestRoute } from './rest-route.ts';

/** The REST table: all documented /api paths. Each row is defined next to its procedure. */
export const REST_ROUTES: readonly RestRoute[] = [
  ...AUTH_ROUTES,
  ...CONTACT_ROUTES,
  ...NEWSLETTER_ROUTES,
  ...MEMBERSHIP_ROUTES,
  ...CONTENT_ROUTES,
  ...ADMIN_ROUTES,
];

/** The procedures that only the web app calls, each with the reason why it has no REST path. */
export const WEB_ONLY: ReadonlyMap<ProcedurePath, string> = new Map([
  ['auth.session', 'GET /api/auth/me returns the same user, but 401 instead of null'],
  ['auth.providers', 'for the buttons of the login forms; signing in with Google or Apple needs a browser'],
  [
    'auth.password.checkLink',
    'for the page that a reset link opens; POST /api/auth/reset-password checks the link too',
  ],
  ['newsletter.subscription', 'for the page that an emailed link opens'],
  ['newsletter.setEditions', 'for the page that an emailed link opens'],
  [
    'membership.feeds.own',
    'for the profile, which shows feeds to lapsed members too; members have GET /api/membership/feeds',
  ],
  [
    'membership.giftOffer',
    'for the page that a gift link opens; POST /api/membership/gifts/redeem checks the link too',
  ],
  ['content.articles.cards', 'GET /api/articles returns the same fields and more'],
  [
    'content.episodes.listening',
    'for an episode’s page; an episode’s `chaptersUrl` and `transcriptUrl` lead to the files',
  ],
  ['content.episodes.transcript', 'for an episode’s page; an episode’s `transcriptUrl` leads to the file'],
  ['content.ama.answered', 'for an episode’s page; GET /api/ama/questions lists all answered questions'],
  ['content.episodes.preview', 'for the page that a preview link opens; editors have GET /api/admin/episodes/{id}'],
  [
    'content.episodes.previewListening',
    'for the page that a preview link opens; editors have GET /api/admin/episodes/{id}/audio',
  ],
  ['content.articles.preview', 'for the page that a preview link opens; editors have GET /api/admin/articles/{id}'],
  ['content.citations', 'for /research; the API doesn’t list papers'],
  ['content.pressKit', 'for /media, to show the sizes of the downloads; each download has a Content-Length'],
]);
