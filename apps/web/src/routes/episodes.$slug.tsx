import { createFileRoute, redirect } from '@tanstack/react-router';
import { episodeHead } from '../features/episodes/episode-head.ts';
import { EpisodePage } from '../features/episodes/episode-page.tsx';
import { previewSearch } from '../lib/preview-search.ts';
import { loadOrNotFound } from '../lib/read-failure.ts';
import { pageSite } from '../lib/use-site.ts';

export const Route = createFileRoute('/episodes/$slug')({
  staticData: { rendering: 'perRole' },
  validateSearch: previewSearch,
  loaderDeps: ({ search }) => previewSearch(search),
  loader: async ({ context, params, deps: { preview } }) => {
    const { episodes, ama } = context.utils.content;
    // If these reads fail, the page shows the episode without its chapters, its transcript and the answered questions.
    const { slug } = params;
    const reading =
      preview === undefined
        ? [episodes.listening.prefetch({ slug }), ama.answered.prefetch({ slug })]
        : [episodes.previewListening.prefetch({ preview })];
    const episode = await loadOrNotFound(
      preview === undefined ? episodes.bySlug.ensureData({ slug }) : episodes.preview.ensureData({ preview }),
    );
    await Promise.all(reading);
    if (episode.slug === params.slug) return episode;
    const to = { to: '/episodes/$slug', params: { slug: episode.slug }, search: { preview } } as const;
    throw redirect({ ...to, statusCode: preview === undefined ? 301 : 302 });
  },
  head: ({ loaderData, match }) => {
    const isPrivate = match.loaderDeps.preview !== undefined;
    return loaderData ? episodeHead(loaderData, pageSite(match.context), { isPrivate }) : {};
  },
  component: EpisodePage,
});
