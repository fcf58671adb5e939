import { createFileRoute } from '@tanstack/react-router';
import { MediaPage } from '../features/media/media-page.tsx';
import { pageHead } from '../lib/page-head.ts';
import { pageSite } from '../lib/use-site.ts';

const DESCRIPTION =
  'Portraits, logos, sound and texts for stories about the show, as single files or one archive, with biographies of both hosts.';

export const Route = createFileRoute('/media')({
  staticData: { rendering: 'perRole' },
  // Reads the file sizes of the downloads. If that fails, the page renders without them, and the browser requests them
  // again.
  loader: async ({ context: { utils } }) => {
    await Promise.all([utils.content.pressKit.prefetch(), utils.content.biographies.ensureData()]);
  },
  head: ({ match }) => {
    if (match.error) return {};
    return pageHead({ title: 'Media Kit', description: DESCRIPTION, path: '/media', ...pageSite(match.context) });
  },
  component: MediaPage,
});
