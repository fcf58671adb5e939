import { createFileRoute } from '@tanstack/react-router';
import { CookiesPage } from '../features/legal/cookies-page.tsx';
import { pageHead } from '../lib/page-head.ts';

const DESCRIPTION =
  'Every cookie and every note that this site stores in a browser, with its purpose and how long it stays. None of them follows anyone.';

export const Route = createFileRoute('/cookies')({
  staticData: { rendering: 'perRole' },
  head: ({ match }) =>
    pageHead({ title: 'Cookie Policy', description: DESCRIPTION, path: '/cookies', origin: match.context.origin }),
  component: CookiesPage,
});
