import { topicSchema } from '@longreturn/contract/content';
import { slugSchema } from '@longreturn/contract/scalars';
import { getTopic, listTopics } from '@longreturn/core/content/topics/list-topics';
import { z } from 'zod';
import type { RestRoute } from '../rest-route.ts';
import { publicContent, router } from '../trpc.ts';

export const topics = router({
  list: publicContent.output(z.array(topicSchema)).query(({ ctx }) => listTopics(ctx.deps)),
  bySlug: publicContent
    .input(z.object({ slug: slugSchema }))
    .output(topicSchema)
    .query(({ ctx, input }) => getTopic(ctx.deps, input.slug)),
});

export const TOPIC_ROUTES: readonly RestRoute[] = [
  { method: 'GET', path: '/api/topics', calls: 'content.topics.list', summary: 'All topics with their counts' },
  {
    method: 'GET',
    path: '/api/topics/{slug}',
    calls: 'content.topics.bySlug',
    summary: 'One topic',
    errors: ['topic.unknown'],
  },
];
