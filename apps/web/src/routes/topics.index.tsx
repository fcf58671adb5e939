import { createFileRoute } from '@tanstack/react-router';
import { topicFilter } from '../features/topics/topic-filter.ts';
import { TopicsPage } from '../features/topics/topics-page.tsx';
import { pageHead } from '../lib/page-head.ts';
import { pageSite } from '../lib/use-site.ts';

const DESCRIPTION = 'Six topics, each with everything we have published about it, corrections included.';

export const Route = createFileRoute('/topics/')({
  staticData: { rendering: 'perRole' },
  validateSearch: topicFilter,
  loader: async ({ context }) => {
    await context.utils.content.topics.list.ensureData();
  },
  head: ({ match }) => {
    if (match.error) return {};
    return pageHead({
      title: 'Topic Archive',
      description: DESCRIPTION,
      path: '/topics',
      filter: topicFilter(match.search),
      ...pageSite(match.context),
    });
  },
  component: TopicsPage,
});
