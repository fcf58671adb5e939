import { BRAND } from '@longreturn/site/brand';
import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../features/home/home-page.tsx';
import { readHome } from '../features/home/read-home.ts';
import { pageHead } from '../lib/page-head.ts';
import { podcastSeries } from '../lib/structured-data.ts';

export const Route = createFileRoute('/')({
  loader: ({ context }) => readHome(context),
  head: ({ match }) => {
    if (match.error) return {};
    const { origin } = match.context;
    return pageHead({ description: BRAND.description, path: '/', origin, jsonLd: podcastSeries(origin) });
  },
  component: HomePage,
});
