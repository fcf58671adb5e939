import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../features/admin/dashboard-page.tsx';
import { dashboardSearch, openTab } from '../features/admin/dashboard-search.ts';
import { readDashboard } from '../features/admin/read-dashboard.ts';
import { TAB_NAMES } from '../features/admin/tab-names.ts';
import { pageHead } from '../lib/page-head.ts';
import { pageSite } from '../lib/use-site.ts';

const HEAD = { title: 'Admin Dashboard', description: 'Run the site.', path: '/admin/dashboard', isPrivate: true };

export const Route = createFileRoute('/admin/dashboard')({
  staticData: { rendering: 'perUser' },
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: dashboardSearch,
  loaderDeps: ({ search }) => dashboardSearch(search),
  loader: ({ context, deps, cause }) => readDashboard(context, deps, cause),
  // Loads the open tab's code here, because the router awaits `head` before it renders the page. If the page is already
  // open, a tab shows a placeholder while its code loads.
  head: async ({ match, loaderData }) => {
    if (match.error) return {};
    if (match.cause !== 'stay' && loaderData?.isAdmin) {
      // Not a static import, because every page loads this file.
      const { loadPanel } = await import('../features/admin/tab-panels.ts');
      await loadPanel(openTab(match.loaderDeps, TAB_NAMES));
    }
    return pageHead({ ...HEAD, ...pageSite(match.context) });
  },
  component: DashboardPage,
});
