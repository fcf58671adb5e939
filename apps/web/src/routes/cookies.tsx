import { createFileRoute } from '@tanstack/react-router';
import { LegalDocument } from '../features/legal/legal-document.tsx';
import { pageHead } from '../lib/page-head.ts';
import { pageSite } from '../lib/use-site.ts';

const DESCRIPTION =
  'Every cookie and item of browser storage that this site uses, its purpose and how long it lasts. None of them tracks you.';

export const Route = createFileRoute('/cookies')({
  staticData: { rendering: 'perRole' },
  loader: ({ context }) => context.utils.content.legalPage.ensureData({ page: 'cookies' }),
  head: ({ match, loaderData }) => {
    if (!loaderData) return {};
    const { title } = loaderData;
    return pageHead({ title, description: DESCRIPTION, path: '/cookies', ...pageSite(match.context) });
  },
  component: () => <LegalDocument page="cookies" />,
});
