import { createFileRoute } from '@tanstack/react-router';
import { DisclosuresPage } from '../features/legal/disclosures-page.tsx';
import { pageHead } from '../lib/page-head.ts';

const DESCRIPTION =
  'The medical disclaimer, who pays for the show, what the hosts own, how we handle conflicts of interest, and our content standards.';

export const Route = createFileRoute('/disclosures')({
  staticData: { rendering: 'perRole' },
  head: ({ match }) =>
    pageHead({ title: 'Disclosures', description: DESCRIPTION, path: '/disclosures', origin: match.context.origin }),
  component: DisclosuresPage,
});
