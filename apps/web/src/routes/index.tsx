import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../features/home/home-page.tsx';
import { readHome } from '../features/home/read-home.ts';
import { pageHead, podcastSeries, preloadFont } from '../lib/page-head.ts';
import { pageSite } from '../lib/use-site.ts';
import italicFont from '../theme/fonts/newsreader-italic.woff2?url';

export const Route = createFileRoute('/')({
  staticData: { rendering: 'perRole' },
  loader: ({ context }) => readHome(context),
  head: ({ match }) => {
    if (match.error) return {};
    const site = pageSite(match.context);
    const { description } = site.brand;
    const head = pageHead({ description, path: '/', ...site, jsonLd: podcastSeries(site) });
    return { ...head, links: [...head.links, preloadFont(italicFont)] };
  },
  component: HomePage,
});
