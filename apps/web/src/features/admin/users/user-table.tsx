import type { AdminUser } from '@longreturn/contract/admin';
import { formatDate } from '@longreturn/contract/format-time';
import { useAuth } from '../../../lib/auth-provider.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { AdminTable, type Column, RowName } from '../admin-table.tsx';
import { Moment } from '../moment.tsx';
import { DeleteUserButton } from './delete-user-button.tsx';
import { OpenUserButton } from './open-user-button.tsx';
import { RoleSelect } from './role-select.tsx';
import { SortButton, type UserOrder, useUserOrder } from './user-order.tsx';

interface UserTableProps {
  users: readonly AdminUser[];
  landing: AdminUser | undefined;
}

/** A row for each account. Admins can't change or delete their own account. */
export function UserTable({ users, landing }: UserTableProps) {
  const order = useUserOrder();
  const { session } = useAuth();
  const ownId = session.is === 'user' ? session.user.id : undefined;
  return <AdminTable label="All users" columns={userColumns(order, ownId)} rows={users} landing={landing} />;
}

function userColumns(order: UserOrder, ownId: string | undefined): Column<AdminUser>[] {
  return [
    {
      key: 'name',
      title: <SortButton by="name" title="Name" order={order} />,
      'aria-sort': order.ariaSort('name'),
      cell: (user) => (
        <RowName
          name={
            <>
              <OpenUserButton user={user} /> {user.frozenAt ? <Tag tone="danger">Frozen</Tag> : null}
            </>
          }
          note={user.email}
        />
      ),
    },
    {
      key: 'role',
      title: <SortButton by="role" title="Role" order={order} />,
      'aria-sort': order.ariaSort('role'),
      cell: (user) => <RoleSelect user={user} isOwn={user.id === ownId} />,
    },
    {
      key: 'createdAt',
      title: <SortButton by="createdAt" title="Joined" order={order} />,
      'aria-sort': order.ariaSort('createdAt'),
      isRight: true,
      isWideOnly: true,
      cell: ({ createdAt }) => formatDate(createdAt),
    },
    {
      key: 'lastLogin',
      title: <SortButton by="lastLogin" title="Last sign-in" order={order} />,
      'aria-sort': order.ariaSort('lastLogin'),
      isRight: true,
      isWideOnly: true,
      cell: ({ lastLogin }) => (lastLogin ? <Moment iso={lastLogin} /> : 'Never'),
    },
    {
      key: 'actions',
      title: 'Actions',
      isTitleHidden: true,
      isRight: true,
      cell: (user) => <DeleteUserButton user={user} isOwn={user.id === ownId} />,
    },
  ];
}
