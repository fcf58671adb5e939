import { LIMITS } from '@longreturn/contract/limits';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { formatCount } from '../../../lib/format-count.ts';
import { trpc } from '../../../lib/trpc.ts';
import { AdminList } from '../admin-list.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { AdminSearch } from '../admin-search.tsx';
import { useTabSearch } from '../use-open-tab.ts';
import { OrderSelect } from './user-order.tsx';
import { UserTable } from './user-table.tsx';
import { usersQuery } from './users-query.ts';

/** All accounts: search, roles, deletion, and each user's history in the drawer of the page. */
export function UsersTab() {
  const { client } = trpc.useUtils();
  const search = useTabSearch('users');
  const query = useInfiniteQuery({ ...usersQuery(client, search), placeholderData: keepPreviousData });
  const { data: stats } = trpc.admin.stats.useQuery(undefined, { retryOnMount: false });
  const matches = query.data?.pages[0]?.total;
  const total = search.q ? matches : (stats?.totalUsers ?? matches); // `matches` has an upper limit
  return (
    <AdminPanel title={total === undefined ? 'All Users' : `All Users (${totalText(total, search.q)})`}>
      <AdminSearch tab="users" label="Search users">
        {matches === undefined || !search.q ? null : formatCount(matches, 'user')}
      </AdminSearch>
      <OrderSelect />
      <AdminList query={query} what="users" empty="No users found">
        {(users, landing) => <UserTable users={users} landing={landing} />}
      </AdminList>
    </AdminPanel>
  );
}

/** Formats the number of users. The matches of a search are counted up to a limit. */
function totalText(total: number, q: string | undefined): string {
  const number = total.toLocaleString('en-US');
  return q && total >= LIMITS.countedMatches ? `${number}+` : number;
}
