import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '../features/legal/terms-page.tsx';
import { pageHead } from '../lib/page-head.ts';

const DESCRIPTION =
  'What you can expect from us and what we expect from you: accounts, prices, the guarantee, cancelling and reuse.';

export const Route = createFileRoute('/terms')({
  staticData: { rendering: 'perRole' },
  head: ({ match }) =>
    pageHead({ title: 'Terms of Service', description: DESCRIPTION, path: '/terms', origin: match.context.origin }),
  component: TermsPage,
});
