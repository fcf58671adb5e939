import { ADMIN_ROUTES } from './admin/admin-router.ts';
import { AUTH_ROUTES } from './auth/auth-router.ts';
import { CONTACT_ROUTES } from './contact.ts';
import { CONTENT_ROUTES } from './content/content-router.ts';
import { NEWSLETTER_ROUTES } from './newsletter/newsletter-router.ts';
import type { ProcedurePath } from './procedure-path.ts';
import type { RestRoute } from './rest-route.ts';

/** All documented /api paths. Each row is defined next to its procedure. */
export const REST_ROUTES: readonly RestRoute[] = [
  ...AUTH_ROUTES,
  ...CONTACT_ROUTES,
  ...NEWSLETTER_ROUTES,
  ...CONTENT_ROUTES,
  ...ADMIN_ROUTES,
];

/** Procedures that only the site's own pages call, with the reason why they have no path. */
export const WEB_ONLY: ReadonlyMap<ProcedurePath, string> = new Map([
  ['auth.session', 'the signed-in user or null, for pages; /api/auth/me returns 401 instead of null'],
  ['auth.providers', 'which sign-in buttons the forms show'],
  ['auth.password.checkLink', 'the state of a reset link, for its page; setting the password returns the same errors'],
  ['newsletter.subscription', 'the subscription, for the page of an email link'],
  ['newsletter.setEditions', 'changes on the page of an email link'],
  ['content.articles.cards', 'the list of articles without bodies, for cards'],
  ['content.episodes.preview', 'the page of a preview link; editors have /api/admin/episodes/{id}'],
  ['content.articles.preview', 'the page of a preview link; editors have /api/admin/articles/{id}'],
  ['content.pressKit', 'the sizes of the downloads on /media; each file sends its own'],
]);
