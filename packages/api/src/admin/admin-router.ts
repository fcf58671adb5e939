import type { RestRoute } from '../rest-route.ts';
import { router } from '../trpc.ts';
import { ADMIN_AMA_ROUTES, ama } from './ama.ts';
import { ADMIN_ARTICLE_ROUTES, articles } from './articles.ts';
import { AUDIO_ROUTES, audio } from './audio.ts';
import { AUDIT_ROUTES, audit } from './audit.ts';
import { ADMIN_CONTACT_ROUTES, contact } from './contact.ts';
import { DOWNLOAD_ROUTES, downloads } from './downloads.ts';
import { ADMIN_EPISODE_ROUTES, episodes } from './episodes.ts';
import { ARTICLE_FETCHING_ROUTES, articleFetching } from './fetch-article.ts';
import { GROUP_CODE_ROUTES, groupCodes } from './group-codes.ts';
import { ADMIN_ISSUE_ROUTES, issues } from './issues.ts';
import { MEDIA_FILE_ROUTES, mediaFiles } from './media-files.ts';
import { MEDIA_ITEM_ROUTES, mediaItems } from './media-items.ts';
import { OVERVIEW_ROUTES, overview } from './overview.ts';
import { PAYMENT_ROUTES, payments } from './payments.ts';
import { ADMIN_FEED_ROUTES, feeds } from './private-feeds.ts';
import { REVISION_ROUTES, revisions } from './revisions.ts';
import { SCHEDULED_ROUTES, scheduled } from './scheduled.ts';
import { SETTING_ROUTES, settings } from './settings.ts';
import { SHOW_IMPORT_ROUTES, showImports } from './show-imports.ts';
import { SUBSCRIBER_ROUTES, subscribers } from './subscribers.ts';
import { TREND_ROUTES, trends } from './trends.ts';
import { USER_ROUTES, users } from './users.ts';

/** The admin procedures. Editors may call most of the procedures for content. Each procedure declares its access. */
export const adminRouter = router({
  episodes,
  mediaItems,
  audio,
  articles,
  mediaFiles,
  revisions,
  scheduled,
  ama,
  users,
  contact,
  issues,
  subscribers,
  settings,
  audit,
  payments,
  groupCodes,
  downloads,
  feeds,
  showImports,
  ...overview,
  ...trends,
  ...articleFetching,
});

export const ADMIN_ROUTES: readonly RestRoute[] = [
  ...ADMIN_EPISODE_ROUTES,
  ...MEDIA_ITEM_ROUTES,
  ...AUDIO_ROUTES,
  ...ADMIN_ARTICLE_ROUTES,
  ...REVISION_ROUTES,
  ...SCHEDULED_ROUTES,
  ...MEDIA_FILE_ROUTES,
  ...ADMIN_AMA_ROUTES,
  ...USER_ROUTES,
  ...OVERVIEW_ROUTES,
  ...ADMIN_CONTACT_ROUTES,
  ...ADMIN_ISSUE_ROUTES,
  ...TREND_ROUTES,
  ...ARTICLE_FETCHING_ROUTES,
  ...SUBSCRIBER_ROUTES,
  ...SETTING_ROUTES,
  ...AUDIT_ROUTES,
  ...PAYMENT_ROUTES,
  ...GROUP_CODE_ROUTES,
  ...DOWNLOAD_ROUTES,
  ...ADMIN_FEED_ROUTES,
  ...SHOW_IMPORT_ROUTES,
];
