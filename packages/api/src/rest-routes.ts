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
  ['auth.session', 'the signed-in user, or null; /api/auth/me returns 401 instead of null'],
  ['auth.providers', 'which sign-in buttons the forms show'],
  [
    'auth.password.checkLink',
    'whether a reset link is valid, for the page that it opens; resetting the password returns the same errors',
  ],
  ['newsletter.subscription', 'the subscription, for the page that an emailed link opens'],
  ['newsletter.setEditions', 'changes made on the page that an emailed link opens'],
  ['membership.feeds.own', 'the private feeds for the profile, which a lapsed member can see too'],
  ['membership.giftOffer', 'what a gift is, for the page that its link opens; redeeming it returns the same errors'],
  ['content.articles.cards', 'the list of articles without bodies, for cards'],
  [
    'content.episodes.listening',
    'what an episode’s page shows of its audio; `chaptersUrl` and `transcriptUrl` lead to the files',
  ],
  ['content.episodes.transcript', 'a long transcript on an episode’s page; `transcriptUrl` leads to the file'],
  [
    'content.ama.answered',
    'the questions that an episode answers, for its page; GET /api/ama/questions lists them all',
  ],
  ['content.episodes.preview', 'the page of a preview link; editors have /api/admin/episodes/{id}'],
  ['content.episodes.previewListening', 'what the page of a preview link shows of the audio'],
  ['content.articles.preview', 'the page of a preview link; editors have /api/admin/articles/{id}'],
  ['content.citations', 'the items that cite each paper, for /research; the API doesn’t list papers'],
  ['content.pressKit', 'the sizes of the downloads on /media; over HTTP each download has a Content-Length'],
]);
