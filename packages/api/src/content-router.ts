import {
  articleCardPage,
  articleListPage,
  articlePageSchema,
  episodeListPage,
  episodePageSchema,
  listArticlesInput,
  listEpisodesInput,
  mediaItemSchema,
  pressKitSizes,
  searchAnswer,
  searchInput,
  topicSchema,
} from '@longreturn/contract/content';
import { idSchema, slugSchema } from '@longreturn/contract/scalars';
import { getArticlePage } from '@longreturn/core/content/get-article-page';
import { getEpisodePage } from '@longreturn/core/content/get-episode-page';
import { getTopic } from '@longreturn/core/content/get-topic';
import { listArticleCards } from '@longreturn/core/content/list-article-cards';
import { listArticles } from '@longreturn/core/content/list-articles';
import { listEpisodes } from '@longreturn/core/content/list-episodes';
import { listMediaItems } from '@longreturn/core/content/list-media-items';
import { listTopics } from '@longreturn/core/content/list-topics';
import { searchEverything } from '@longreturn/core/content/search-everything';
import { z } from 'zod';
import { procedure, router } from './trpc.ts';

const bySlug = z.object({ slug: slugSchema });

const episodes = router({
  list: procedure
    .input(listEpisodesInput)
    .output(episodeListPage)
    .query(({ ctx, input }) => listEpisodes(ctx.deps, ctx.actor, input)),
  bySlug: procedure
    .input(bySlug)
    .output(episodePageSchema)
    .query(({ ctx, input }) => getEpisodePage(ctx.deps, ctx.actor, input.slug)),
  media: procedure
    .input(z.object({ id: idSchema }))
    .output(z.array(mediaItemSchema))
    .query(({ ctx, input }) => listMediaItems(ctx.deps, ctx.actor, input.id)),
});

const articles = router({
  list: procedure
    .input(listArticlesInput)
    .output(articleListPage)
    .query(({ ctx, input }) => listArticles(ctx.deps, ctx.actor, input)),
  cards: procedure
    .input(listArticlesInput)
    .output(articleCardPage)
    .query(({ ctx, input }) => listArticleCards(ctx.deps, ctx.actor, input)),
  bySlug: procedure
    .input(bySlug)
    .output(articlePageSchema)
    .query(({ ctx, input }) => getArticlePage(ctx.deps, ctx.actor, input.slug)),
});

const topics = router({
  list: procedure.output(z.array(topicSchema)).query(({ ctx }) => listTopics(ctx.deps)),
  bySlug: procedure
    .input(bySlug)
    .output(topicSchema)
    .query(({ ctx, input }) => getTopic(ctx.deps, input.slug)),
});

/** Everything the public reads. */
export const contentRouter = router({
  episodes,
  articles,
  topics,
  search: procedure
    .input(searchInput)
    .output(searchAnswer)
    .query(({ ctx, input }) => searchEverything(ctx.deps, ctx.actor, input)),
  pressKit: procedure.output(pressKitSizes).query(({ ctx }) => ctx.pressKit.sizes()),
});
