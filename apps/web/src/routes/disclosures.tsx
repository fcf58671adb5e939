import { createFileRoute } from '@tanstack/react-router';
import { LegalDocument } from '../features/legal/legal-document.tsx';
import { pageHead } from '../lib/page-head.ts';
import { pageSite } from '../lib/use-site.ts';

const DESCRIPTION =
  'The medical disclaimer, who pays for the show, what the hosts own, how we handle conflicts of interest, and our content standards.';

export const Route = createFileRoute('/disclosures')({
  staticData: { rendering: 'perRole' },
  loader: ({ context }) => context.utils.content.legalPage.ensureData({ page: 'disclosures' }),
  head: ({ match, loaderData }) => {
    if (!loaderData) return {};
    const { title } = loaderData;
    return pageHead({ title, description: DESCRIPTION, path: '/disclosures', ...pageSite(match.context) });
  },
  component: () => <LegalDocument page="disclosures" />,
});
