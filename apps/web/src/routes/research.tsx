import { createFileRoute } from '@tanstack/react-router';
import { paperFilter } from '../features/research/paper-filter.ts';
import { ResearchPage } from '../features/research/research-page.tsx';
import { pageHead } from '../lib/page-head.ts';
import { pageSite } from '../lib/use-site.ts';

const DESCRIPTION =
  'The papers behind the episodes: who was studied, what was measured and for how long, each with its citation and a link to the original.';

export const Route = createFileRoute('/research')({
  staticData: { rendering: 'perRole' },
  validateSearch: paperFilter,
  // The page also renders if the citations can't be read.
  loader: async ({ context }) => {
    await context.utils.content.citations.prefetch();
  },
  head: ({ match }) =>
    pageHead({
      title: 'Research Library',
      description: DESCRIPTION,
      path: '/research',
      filter: paperFilter(match.search),
      ...pageSite(match.context),
    }),
  component: ResearchPage,
});
