import { createFileRoute } from '@tanstack/react-router';
import { LegalDocument } from '../features/legal/legal-document.tsx';
import { pageHead } from '../lib/page-head.ts';
import { pageSite } from '../lib/page-site.ts';

const DESCRIPTION =
  'What readers and members may expect of this site and what it expects of them: accounts, prices, the guarantee, cancelling and reuse.';

export const Route = createFileRoute('/terms')({
  staticData: { rendering: 'perRole' },
  loader: ({ context }) => context.utils.content.legalPage.ensureData({ page: 'terms' }),
  head: ({ match, loaderData }) => {
    if (!loaderData) return {};
    const { title } = loaderData;
    return pageHead({ title, description: DESCRIPTION, path: '/terms', ...pageSite(match.context) });
  },
  component: () => <LegalDocument page="terms" />,
});
