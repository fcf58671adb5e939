import type { RestRoute } from '../rest-route.ts';
import { router } from '../trpc.ts';
import { CONTACT_INBOX_ROUTES, contact } from './contact.ts';
import { ADMIN_ISSUE_ROUTES, issues } from './issues.ts';
import { OVERVIEW_ROUTES, overview } from './overview.ts';
import { USER_ROUTES, users } from './users.ts';

/** Everything that admins do. */
export const adminRouter = router({ users, contact, issues, ...overview });

export const ADMIN_ROUTES: readonly RestRoute[] = [
  ...USER_ROUTES,
  ...OVERVIEW_ROUTES,
  ...CONTACT_INBOX_ROUTES,
  ...ADMIN_ISSUE_ROUTES,
];
