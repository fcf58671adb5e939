import { createFileRoute } from '@tanstack/react-router';
import { episodeFilter } from '../features/episodes/episode-filter.ts';
import { EpisodesPage } from '../features/episodes/episodes-page.tsx';
import { readEpisodes } from '../features/episodes/read-episodes.ts';
import { pageHead } from '../lib/page-head.ts';
import { loadOrNotFound } from '../lib/read-failure.ts';
import { pageSite } from '../lib/use-site.ts';

const DESCRIPTION =
  'Conversations, case files and market notes on living longer and paying for it. Free unless marked for members.';

export const Route = createFileRoute('/episodes/')({
  staticData: { rendering: 'perRole' },
  validateSearch: episodeFilter,
  // Passes on only the filter's parameters, because the router's `search` contains all parameters of the URL.
  loaderDeps: ({ search }) => episodeFilter(search),
  loader: ({ context, deps, cause }) => loadOrNotFound(readEpisodes(context, deps, cause)),
  // Loads the code of the section 'Ask the hosts' here, because the router awaits `head` before it renders the page.
  head: async ({ match }) => {
    if (match.error) return {};
    if (match.cause !== 'stay' && match.loaderDeps.ama) {
      // Not a static import, because every page loads this file.
      const { loadAma } = await import('../features/ama/lazy-ama.tsx');
      await loadAma(match.context);
    }
    return pageHead({
      title: 'Episodes',
      description: DESCRIPTION,
      path: '/episodes',
      filter: match.loaderDeps,
      ...pageSite(match.context),
    });
  },
  component: EpisodesPage,
});
