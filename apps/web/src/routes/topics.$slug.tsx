import { createFileRoute } from '@tanstack/react-router';
import { readTopic, topicSearch } from '../features/topics/read-topic.ts';
import { TopicPage } from '../features/topics/topic-page.tsx';
import { pageHead } from '../lib/page-head.ts';
import { cardImage } from '../lib/page-image.ts';
import { loadOrNotFound } from '../lib/read-failure.ts';
import { pageSite } from '../lib/use-site.ts';

export const Route = createFileRoute('/topics/$slug')({
  staticData: { rendering: 'perRole' },
  validateSearch: topicSearch,
  loaderDeps: ({ search }) => topicSearch(search),
  loader: ({ context, params, deps, cause }) => loadOrNotFound(readTopic(context, params.slug, deps, cause)),
  head: ({ loaderData, match, params }) => {
    if (!loaderData) return {};
    const { title, description } = loaderData;
    const path = `/topics/${params.slug}`;
    const site = pageSite(match.context);
    return pageHead({
      title,
      description,
      path,
      filter: match.loaderDeps,
      ...site,
      image: cardImage(`/og${path}.png`),
    });
  },
  component: TopicPage,
});
