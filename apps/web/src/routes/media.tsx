import { createFileRoute } from '@tanstack/react-router';
import { MediaPage } from '../features/media/media-page.tsx';
import { pageHead } from '../lib/page-head.ts';

const DESCRIPTION =
  'Portraits, logos, sound and texts for stories about the show, as single files or one archive, with biographies of both hosts.';

export const Route = createFileRoute('/media')({
  staticData: { rendering: 'perRole' },
  // The file sizes of the downloads. If they can't be read, the page renders without them and asks again in the
  // browser.
  loader: ({ context }) => context.utils.content.pressKit.prefetch(),
  head: ({ match }) => {
    if (match.error) return {};
    return pageHead({ title: 'Media Kit', description: DESCRIPTION, path: '/media', origin: match.context.origin });
  },
  component: MediaPage,
});
