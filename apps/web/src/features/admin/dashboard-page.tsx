import type { User } from '@longreturn/contract/account';
import { getRouteApi } from '@tanstack/react-router';
import { useAuth } from '../../lib/auth-provider.tsx';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { Blank } from '../../ui/blank.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { GoLink } from '../../ui/go-link.tsx';
import { NeedsScript } from '../../ui/notice.tsx';
import { Wrap } from '../../ui/section.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './dashboard-page.module.css';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { StatStrip } from './stat-strip.tsx';
import { TAB_NAMES } from './tab-names.ts';
import { TabsPageContext } from './tabs-page.ts';
import { useSessionWatch } from './use-session-watch.tsx';
import { UserDrawerHost } from './users/user-drawer-host.tsx';

const route = getRouteApi('/admin/dashboard');

/** /admin/dashboard. Readers who aren't admins see that they have no access. */
export function DashboardPage() {
  const { session } = useAuth();
  const user = session.is === 'user' ? session.user : undefined;
  if (user?.role !== 'admin') return <AccessDenied isSignedIn={user !== undefined} />;
  return (
    <ThemeProvider>
      <Dashboard user={user} />
    </ThemeProvider>
  );
}

function AccessDenied({ isSignedIn }: { isSignedIn: boolean }) {
  const logIn = (
    <ButtonLink to="/login" search={{ next: '/admin/dashboard' }} variant="primary">
      Sign in
    </ButtonLink>
  );
  return (
    <Wrap className={styles.denied}>
      <Blank
        heading={1}
        title="Access Denied"
        text="You don't have permission to access the admin dashboard."
        action={isSignedIn ? <GoLink to="/">Back to the home page</GoLink> : logIn}
      />
    </Wrap>
  );
}

function Dashboard({ user: { name } }: { user: Pick<User, 'name'> }) {
  useSessionWatch('admin');
  const { now } = route.useLoaderData();
  const search = route.useLoaderDeps();
  return (
    <Wrap className={styles.page}>
      <div className={styles.head}>
        <h1>Admin Dashboard</h1>
        <p>
          {name ? `Welcome back, ${name}` : 'Welcome back'} <Tag tone="green">Admin</Tag>
        </p>
      </div>
      <NeedsScript />
      <TabsPageContext value={{ path: '/admin/dashboard', tabs: TAB_NAMES, search, now }}>
        <StatStrip />
        <DashboardTabs label="Dashboard" />
        <UserDrawerHost />
      </TabsPageContext>
    </Wrap>
  );
}
