import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '../features/legal/privacy-page.tsx';
import { pageHead } from '../lib/page-head.ts';

const DESCRIPTION =
  'What data we store about you, why and for how long, who else sees it, and how to get a copy or have it deleted.';

export const Route = createFileRoute('/privacy')({
  staticData: { rendering: 'perRole' },
  head: ({ match }) =>
    pageHead({ title: 'Privacy Policy', description: DESCRIPTION, path: '/privacy', origin: match.context.origin }),
  component: PrivacyPage,
});
