import { createFileRoute } from '@tanstack/react-router';
import { SpeakingPage } from '../features/speaking/speaking-page.tsx';
import { pageHead } from '../lib/page-head.ts';
import { pageSite } from '../lib/use-site.ts';

const DESCRIPTION =
  'Talks, on-stage conversations and reading workshops by the two hosts: four topics, three formats, sessions of 30-60 minutes.';

export const Route = createFileRoute('/speaking')({
  staticData: { rendering: 'perRole' },
  loader: async ({ context }) => {
    await context.utils.content.speaking.ensureData();
  },
  head: ({ match }) =>
    match.error
      ? {}
      : pageHead({ title: 'Speaking', description: DESCRIPTION, path: '/speaking', ...pageSite(match.context) }),
  component: SpeakingPage,
});
