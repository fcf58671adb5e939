import { createFileRoute } from '@tanstack/react-router';
import { forgotSearch } from '../features/account/account-search.ts';
import { ForgotPasswordPage } from '../features/account/forgot-password-page.tsx';
import { readResetLink } from '../features/account/read-account.ts';
import { pageHead } from '../lib/page-head.ts';
import { pageSite } from '../lib/use-site.ts';

export const Route = createFileRoute('/forgot-password')({
  staticData: { rendering: 'perRole' },
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: forgotSearch,
  loaderDeps: ({ search }) => forgotSearch({ ...search }),
  loader: ({ context, deps }) => readResetLink(context, deps),
  head: ({ match }) => {
    if (match.error) return {};
    const site = pageSite(match.context);
    const description = 'Request a link to set a new password.';
    return pageHead({ title: 'Forgot Password', description, path: '/forgot-password', ...site, isPrivate: true });
  },
  component: ForgotPasswordPage,
});
