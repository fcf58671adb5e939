import { ADMIN_ROUTES } from './admin/admin-router.ts';
import { AUTH_ROUTES } from './auth/auth-router.ts';
import { CONTACT_ROUTES } from './contact.ts';
import { CONTENT_ROUTES } from './content/content-router.ts';
import { NEWSLETTER_ROUTES } from './newsletter/newsletter-router.ts';
import type { ProcedurePath } from './procedure-path.ts';
import type { RestRoute } from './rest-route.ts';

/** Every documented /api path: a row over one procedure, kept beside it. */
export const REST_ROUTES: readonly RestRoute[] = [
  ...AUTH_ROUTES,
  ...CONTACT_ROUTES,
  ...NEWSLETTER_ROUTES,
  ...CONTENT_ROUTES,
  ...ADMIN_ROUTES,
];

/** Procedures that only the site's own pages call. Each says why it has no path. */
export const WEB_ONLY: ReadonlyMap<ProcedurePath, string> = new Map([
  ['auth.session', 'the signed-in user or null, for pages: /api/auth/me answers 401 instead'],
  ['auth.providers', 'which sign-in buttons the forms show'],
  ['auth.password.checkLink', 'what the page behind a reset link shows: setting the password answers the same'],
  ['newsletter.subscription', 'what the page behind an email link shows'],
  ['newsletter.setEditions', 'what that page saves'],
  ['content.articles.cards', 'the list of articles without bodies, for cards'],
  ['content.pressKit', 'the sizes of the downloads on /media; each file sends its own'],
]);
