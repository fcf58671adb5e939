import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../features/about/about-page.tsx';
import { hostPersons } from '../features/about/host-persons.ts';
import { pageHead } from '../lib/page-head.ts';

const DESCRIPTION =
  'Maren Oduya reads the study and Elias Thornquist reads the price: who makes the show, why, who checks the work and where to write.';

export const Route = createFileRoute('/about')({
  staticData: { rendering: 'perRole' },
  head: ({ match }) => {
    const { origin } = match.context;
    return pageHead({
      title: 'About',
      description: DESCRIPTION,
      path: '/about',
      origin,
      jsonLd: hostPersons(origin),
    });
  },
  component: AboutPage,
});
