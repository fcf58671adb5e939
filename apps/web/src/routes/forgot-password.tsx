import { createFileRoute } from '@tanstack/react-router';
import { forgotSearch } from '../features/account/account-search.ts';
import { ForgotPasswordPage } from '../features/account/forgot-password-page.tsx';
import { pageHead } from '../lib/page-head.ts';

export const Route = createFileRoute('/forgot-password')({
  validateSearch: forgotSearch,
  loaderDeps: ({ search }) => forgotSearch({ ...search }),
  head: ({ match }) => {
    const { origin } = match.context;
    const description = 'Ask for a link that sets a new password.';
    return pageHead({ title: 'Forgot Password', description, path: '/forgot-password', origin, isPrivate: true });
  },
  component: ForgotPasswordPage,
});
