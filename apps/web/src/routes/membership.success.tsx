import { createFileRoute } from '@tanstack/react-router';
import { successSearch } from '../features/membership/membership-search.ts';
import { readSuccess } from '../features/membership/read-membership.ts';
import { SuccessPage } from '../features/membership/success-page.tsx';
import { pageHead } from '../lib/page-head.ts';
import { pageSite } from '../lib/use-site.ts';

export const Route = createFileRoute('/membership/success')({
  staticData: { rendering: 'perUser' },
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: successSearch,
  loaderDeps: ({ search }) => ({ isGift: search.for === 'gift' }),
  loader: ({ context, deps }) => readSuccess(context, deps),
  head: ({ match }) => {
    if (match.error) return {};
    const site = pageSite(match.context);
    return pageHead({
      title: 'Your membership',
      description: 'The outcome of your payment.',
      path: '/membership/success',
      ...site,
      isPrivate: true,
    });
  },
  component: SuccessPage,
});
