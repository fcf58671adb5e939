import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../features/about/about-page.tsx';
import { hostPersons } from '../features/about/host-persons.ts';
import { pageHead } from '../lib/page-head.ts';
import { pageSite } from '../lib/use-site.ts';

const DESCRIPTION =
  'Maren Oduya reads the study and Elias Thornquist reads the price: who makes the show, why, who checks the work and where to write.';

export const Route = createFileRoute('/about')({
  staticData: { rendering: 'perRole' },
  loader: async ({ context }) => {
    const { about, biographies } = context.utils.content;
    await Promise.all([about.ensureData(), biographies.ensureData()]);
  },
  head: ({ match }) => {
    if (match.error) return {};
    const site = pageSite(match.context);
    return pageHead({
      title: 'About',
      description: DESCRIPTION,
      path: '/about',
      ...site,
      jsonLd: hostPersons(site),
    });
  },
  component: AboutPage,
});
