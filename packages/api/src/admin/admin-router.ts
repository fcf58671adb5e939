import type { RestRoute } from '../rest-route.ts';
import { router } from '../trpc.ts';
import { ADMIN_ARTICLE_ROUTES, articles } from './articles.ts';
import { ADMIN_CONTACT_ROUTES, contact } from './contact.ts';
import { ADMIN_EPISODE_ROUTES, episodes } from './episodes.ts';
import { ADMIN_ISSUE_ROUTES, issues } from './issues.ts';
import { MEDIA_ITEM_ROUTES, mediaItems } from './media-items.ts';
import { OVERVIEW_ROUTES, overview } from './overview.ts';
import { USER_ROUTES, users } from './users.ts';

/** The admin procedures. Editors may call those for episodes, media items and articles. */
export const adminRouter = router({ episodes, mediaItems, articles, users, contact, issues, ...overview });

export const ADMIN_ROUTES: readonly RestRoute[] = [
  ...ADMIN_EPISODE_ROUTES,
  ...MEDIA_ITEM_ROUTES,
  ...ADMIN_ARTICLE_ROUTES,
  ...USER_ROUTES,
  ...OVERVIEW_ROUTES,
  ...ADMIN_CONTACT_ROUTES,
  ...ADMIN_ISSUE_ROUTES,
];
