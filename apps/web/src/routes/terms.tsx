import { createFileRoute } from '@tanstack/react-router';
import { LegalDocument } from '../features/legal/legal-document.tsx';
import { pageHead } from '../lib/page-head.ts';
import { pageSite } from '../lib/use-site.ts';

const DESCRIPTION =
  'What you can expect from us and what we expect from you: accounts, prices, the guarantee, cancelling and reuse.';

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
