import { BRAND } from '@longreturn/site/brand';
import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../features/home/home-page.tsx';
import { readHome } from '../features/home/read-home.ts';
import { pageHead } from '../lib/page-head.ts';
import { preloadFont } from '../lib/preload-font.ts';
import { podcastSeries } from '../lib/structured-data.ts';
import italicFont from '../theme/fonts/newsreader-italic.woff2?url';

export const Route = createFileRoute('/')({
  staticData: { rendering: 'perRole' },
  loader: ({ context }) => readHome(context),
  head: ({ match }) => {
    if (match.error) return {};
    const { origin } = match.context;
    const head = pageHead({ description: BRAND.description, path: '/', origin, jsonLd: podcastSeries(origin) });
    return { ...head, links: [...head.links, preloadFont(italicFont)] };
  },
  component: HomePage,
});
