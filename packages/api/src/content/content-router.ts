import { pressKitSizes, searchInput, searchResponse } from '@longreturn/contract/content';
import { paperCitationsSchema } from '@longreturn/contract/sources';
import { searchEverything } from '@longreturn/core/content/search/search-everything';
import { listCitations } from '@longreturn/core/content/sources/list-citations';
import { z } from 'zod';
import type { RestRoute } from '../rest-route.ts';
import { publicContent, router } from '../trpc.ts';
import { AMA_ROUTES, ama } from './ama.ts';
import { ARTICLE_ROUTES, articles } from './articles.ts';
import { EPISODE_ROUTES, episodes } from './episodes.ts';
import { LISTENING_ROUTES, listening } from './listening.ts';
import { about, biographies, legalPage, SITE_ROUTES, site, speaking } from './site.ts';
import { TOPIC_ROUTES, topics } from './topics.ts';

/** The procedures for the site's public content. */
export const contentRouter = router({
  episodes,
  listening,
  articles,
  topics,
  ama,
  site,
  biographies,
  about,
  speaking,
  legalPage,
  search: publicContent
    .input(searchInput)
    .output(searchResponse)
    .query(({ ctx, input }) => searchEverything(ctx.deps, ctx.reader, input)),
  citations: publicContent.output(z.array(paperCitationsSchema)).query(({ ctx }) => listCitations(ctx.deps)),
  pressKit: publicContent.output(pressKitSizes.nullable()).query(({ ctx }) => ctx.pressKit.sizes()),
});

export const CONTENT_ROUTES: readonly RestRoute[] = [
  ...EPISODE_ROUTES,
  ...LISTENING_ROUTES,
  ...ARTICLE_ROUTES,
  ...TOPIC_ROUTES,
  ...AMA_ROUTES,
  ...SITE_ROUTES,
  {
    method: 'GET',
    path: '/api/search',
    calls: 'content.search',
    summary: 'Full-text search of episodes, articles, topics, papers and newsletter issues',
  },
];
