import { createFileRoute, redirect } from '@tanstack/react-router';
import { episodeHead } from '../features/episodes/episode-head.ts';
import { EpisodePage } from '../features/episodes/episode-page.tsx';
import { loadOrNotFound } from '../lib/read-failure.ts';
import { pageSite } from '../lib/use-site.ts';

export const Route = createFileRoute('/episodes/$slug')({
  staticData: { rendering: 'perRole' },
  loader: async ({ context, params }) => {
    const episode = await loadOrNotFound(context.utils.content.episodes.bySlug.ensureData({ slug: params.slug }));
    if (episode.slug === params.slug) return episode;
    throw redirect({ to: '/episodes/$slug', params: { slug: episode.slug }, statusCode: 301 });
  },
  head: ({ loaderData, match }) => (loaderData ? episodeHead(loaderData, pageSite(match.context)) : {}),
  component: EpisodePage,
});
