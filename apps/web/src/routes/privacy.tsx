import { createFileRoute } from '@tanstack/react-router';
import { LegalDocument } from '../features/legal/legal-document.tsx';
import { pageHead } from '../lib/page-head.ts';
import { pageSite } from '../lib/use-site.ts';

const DESCRIPTION =
  'What data we store about you, why and for how long, who else sees it, and how to get a copy or have it deleted.';

export const Route = createFileRoute('/privacy')({
  staticData: { rendering: 'perRole' },
  loader: ({ context }) => context.utils.content.legalPage.ensureData({ page: 'privacy' }),
  head: ({ match, loaderData }) => {
    if (!loaderData) return {};
    const { title } = loaderData;
    return pageHead({ title, description: DESCRIPTION, path: '/privacy', ...pageSite(match.context) });
  },
  component: () => <LegalDocument page="privacy" />,
});
