import { createFileRoute } from '@tanstack/react-router';
import { accountSearch } from '../features/account/account-search.ts';
import { readSignIn } from '../features/account/read-account.ts';
import { RegisterPage } from '../features/account/register-page.tsx';
import { pageHead } from '../lib/page-head.ts';
import { pageSite } from '../lib/use-site.ts';

export const Route = createFileRoute('/register')({
  staticData: { rendering: 'perUser' },
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: accountSearch,
  loaderDeps: ({ search }) => accountSearch({ ...search }),
  loader: ({ context, deps }) => readSignIn(context, deps),
  head: ({ match }) => {
    if (match.error) return {};
    const site = pageSite(match.context);
    return pageHead({
      title: 'Sign Up',
      description: 'Create a free account.',
      path: '/register',
      ...site,
      isPrivate: true,
    });
  },
  component: RegisterPage,
});
