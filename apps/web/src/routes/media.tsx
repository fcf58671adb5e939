import { createFileRoute } from '@tanstack/react-router';
import { MediaPage } from '../features/media/media-page.tsx';
import { readPressSizes } from '../features/media/read-press-sizes.ts';
import { pageHead } from '../lib/page-head.ts';

const DESCRIPTION =
  'Portraits, logos, sound and wording for stories about the show, single or as one archive, with biographies of both hosts.';

export const Route = createFileRoute('/media')({
  staticData: { rendering: 'perRole' },
  loader: ({ context }) => readPressSizes(context),
  head: ({ match }) => {
    if (match.error) return {};
    return pageHead({ title: 'Media Kit', description: DESCRIPTION, path: '/media', origin: match.context.origin });
  },
  component: MediaPage,
});
