import { createFileRoute } from '@tanstack/react-router';
import { CookiesPage } from '../features/legal/cookies-page.tsx';
import { pageHead } from '../lib/page-head.ts';

const DESCRIPTION =
  'Every cookie and item of browser storage that this site uses, its purpose and how long it lasts. None of them tracks you.';

export const Route = createFileRoute('/cookies')({
  staticData: { rendering: 'perRole' },
  head: ({ match }) =>
    pageHead({ title: 'Cookie Policy', description: DESCRIPTION, path: '/cookies', origin: match.context.origin }),
  component: CookiesPage,
});
