import { type LoadCause, pagedOptions } from '../../lib/read-list-pages.ts';
import type { ApiContext } from '../../lib/trpc.ts';
import { articlesQuery } from './articles/articles-query.ts';
import { type DashboardSearch, openTab } from './dashboard-search.ts';
import { episodesQuery } from './episodes/episodes-query.ts';
import { mediaQuery } from './media/media-query.ts';
import { eventsQuery } from './membership/events/events-query.ts';
import { subscriptionsQuery } from './membership/subscriptions/subscriptions-query.ts';
import { issuesQuery } from './newsletter/issues/issues-query.ts';
import { subscribersQuery } from './newsletter/subscribers/subscribers-query.ts';
import { inboxInput, NEW_MESSAGES } from './overview/inbox/inbox-query.ts';
import { questionsQuery } from './questions/questions-query.ts';
import { TAB_NAMES, type TabName, type TabNames } from './tab-names.ts';
import { usersQuery } from './users/users-query.ts';

type Api = Pick<ApiContext, 'client' | 'queryClient' | 'utils'>;

/** Reads what each tab shows at first. A failed read doesn't reject: the tab's panel shows the failure. */
const READS: Record<TabName, (api: Api, search: DashboardSearch) => Promise<unknown>> = {
  overview: ({ utils: { admin } }) =>
    Promise.all([
      admin.recentActivity.prefetch({}),
      admin.notifications.prefetch({}),
      admin.feeds.shared.prefetch(),
      admin.contact.list.prefetchInfinite(inboxInput(NEW_MESSAGES), pagedOptions(undefined)),
      admin.failedMails.prefetch(),
    ]),
  users: ({ client, queryClient, utils: { admin } }, search) =>
    Promise.all([
      queryClient.prefetchInfiniteQuery(usersQuery(client, search)),
      search.user && admin.users.get.prefetch({ userId: search.user }),
      search.user && admin.feeds.list.prefetch({ userId: search.user }),
    ]),
  episodes: ({ utils: { admin } }, search) => {
    const { input, options } = episodesQuery(search);
    return admin.episodes.list.prefetchInfinite(input, options);
  },
  articles: ({ utils: { admin } }, search) => {
    const { input, options } = articlesQuery(search);
    return admin.articles.list.prefetchInfinite(input, options);
  },
  media: ({ utils: { admin } }, search) => {
    const { input, options } = mediaQuery(search);
    return admin.mediaFiles.list.prefetchInfinite(input, options);
  },
  questions: ({ utils: { admin } }, search) => {
    const { input, options } = questionsQuery(search);
    return admin.ama.list.prefetchInfinite(input, options);
  },
  newsletter: ({ utils: { admin } }, search) => {
    const issues = issuesQuery();
    const subscribers = subscribersQuery(search);
    return Promise.all([
      admin.issues.list.prefetchInfinite(issues.input, issues.options),
      admin.subscribers.counts.prefetch(),
      admin.subscribers.tags.prefetch(),
      admin.subscribers.list.prefetchInfinite(subscribers.input, subscribers.options),
    ]);
  },
  membership: ({ utils: { admin } }, search) => {
    const subscriptions = subscriptionsQuery(search);
    const events = eventsQuery(search);
    return Promise.all([
      admin.payments.revenue.prefetch(),
      admin.payments.subscriptions.prefetchInfinite(subscriptions.input, subscriptions.options),
      admin.groupCodes.list.prefetch(),
      admin.payments.events.prefetchInfinite(events.input, events.options),
      admin.payments.reconciliations.prefetch(),
      search.user && admin.users.get.prefetch({ userId: search.user }),
      search.user && admin.feeds.list.prefetch({ userId: search.user }),
    ]);
  },
  settings: ({ utils: { admin } }) =>
    Promise.all([
      admin.settings.list.prefetch(),
      admin.settings.providers.prefetch(),
      admin.showImports.list.prefetch(),
    ]),
};

/** Reads what the open tab of a page shows at first. */
export function readTab(api: Api, search: DashboardSearch, tabs: TabNames): Promise<unknown> {
  return READS[openTab(search, tabs)](api, search);
}

/**
 * Reads the site's statistics and the data of the open tab when an admin opens the page; reads neither for other users.
 * While the page is open, each tab reads its own data. `now` is the same on the server and in the browser.
 */
export async function readDashboard(
  api: Api,
  search: DashboardSearch,
  cause: LoadCause,
): Promise<{ isAdmin: boolean; now: string }> {
  const { utils } = api;
  const user = await utils.auth.session.ensureData();
  const isAdmin = user?.role === 'admin';
  if (isAdmin && cause !== 'stay') await Promise.all([utils.admin.stats.prefetch(), readTab(api, search, TAB_NAMES)]);
  return { isAdmin, now: new Date().toISOString() };
}
