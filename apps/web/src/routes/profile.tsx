import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../features/account/profile-page.tsx';
import { readProfile } from '../features/account/read-account.ts';
import { workspaceSearch } from '../features/admin/dashboard-search.ts';
import { loadWorkspace } from '../features/admin/workspace/lazy-workspace.ts';
import { pageHead } from '../lib/page-head.ts';
import { pageSite } from '../lib/use-site.ts';

export const Route = createFileRoute('/profile')({
  staticData: { rendering: 'perUser' },
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: workspaceSearch,
  loaderDeps: ({ search }) => workspaceSearch(search),
  loader: ({ context, deps, cause }) => readProfile(context, deps, cause),
  // Loads the workspace's code here, because the router awaits `head` before it renders the page.
  head: async ({ match, loaderData }) => {
    if (match.error) return {};
    if (match.cause !== 'stay' && loaderData?.isEditor) await loadWorkspace(match.loaderDeps);
    const site = pageSite(match.context);
    return pageHead({ title: 'Profile', description: 'Your account.', path: '/profile', ...site, isPrivate: true });
  },
  component: ProfilePage,
});
