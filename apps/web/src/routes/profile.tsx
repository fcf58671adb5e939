import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../features/account/profile-page.tsx';
import { readProfile } from '../features/account/read-account.ts';
import { pageHead } from '../lib/page-head.ts';
import { pageSite } from '../lib/use-site.ts';

export const Route = createFileRoute('/profile')({
  staticData: { rendering: 'perUser' },
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => readProfile(context),
  head: ({ match }) => {
    if (match.error) return {};
    const site = pageSite(match.context);
    return pageHead({ title: 'Profile', description: 'Your account.', path: '/profile', ...site, isPrivate: true });
  },
  component: ProfilePage,
});
