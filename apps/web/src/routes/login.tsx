import { createFileRoute } from '@tanstack/react-router';
import { loginSearch } from '../features/account/account-search.ts';
import { LoginPage } from '../features/account/login-page.tsx';
import { readLogin } from '../features/account/read-account.ts';
import { pageHead } from '../lib/page-head.ts';
import { pageSite } from '../lib/use-site.ts';

export const Route = createFileRoute('/login')({
  staticData: { rendering: 'perUser' },
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: loginSearch,
  loaderDeps: ({ search }) => loginSearch({ ...search }),
  loader: ({ context, deps }) => readLogin(context, deps),
  head: ({ match }) => {
    if (match.error) return {};
    const site = pageSite(match.context);
    return pageHead({
      title: 'Login',
      description: 'Sign in to your account.',
      path: '/login',
      ...site,
      isPrivate: true,
    });
  },
  component: LoginPage,
});
