import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiContext } from '../src/lib/trpc.ts';
import { createAppRouter } from '../src/router.ts';
import { buildArticlePage } from './articles/article.ts';
import { buildReader } from './build-reader.ts';
import { sampleEpisode } from './episodes/sample-episode.ts';
import { buildPlans } from './membership/build-plans.ts';
import { servePage } from './serve-page.ts';

const DATA = {
  'content.episodes.bySlug': sampleEpisode({ slug: 'a' }),
  'content.articles.bySlug': buildArticlePage({ slug: 'a' }),
  'membership.plans': buildPlans(['stripe', 'paypal']),
  'admin.stats': {
    totalUsers: 0,
    totalMembers: 0,
    totalEpisodes: 0,
    totalArticles: 0,
    monthlyRevenue: 0,
    newsletterSubscribers: 0,
  },
  'admin.feeds.shared': [],
  'admin.failedMails': [],
};
const PATHS = Object.keys(
  createAppRouter({ ...createApiContext(), origin: 'https://longreturn.example' }).routesByPath,
);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] })); // Some pages contain the current time.
afterEach(() => void vi.useRealTimers());

// The loaders of a page run at the same time, so none may use data that another one reads.
test.each(PATHS.flatMap((path) => [[path, 'anonymous'] as const, [path, 'admin'] as const]))(
  'the page is the same whichever procedure responds last: %s, %s',
  async (route, role) => {
    const path = route.replace('$slug', 'a');
    const data = { ...DATA, 'auth.session': role === 'anonymous' ? null : buildReader({ role }) };
    const called = new Set(['content.site']);
    const page = await servePage(path, { data, onCall: (procedure) => called.add(procedure) });
    expect(page.status).toBeLessThan(400);
    for (const late of called) expect(await servePage(path, { data, late }), `${late} last`).toEqual(page);
  },
);
