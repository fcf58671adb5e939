import type { AdminUser } from '@longreturn/contract/admin';
import { ROLES, type Role } from '@longreturn/contract/roles';
import { NativeSelect } from '@mantine/core';
import { trpc } from '../../../lib/trpc.ts';
import { useAdminChange } from '../use-admin-change.ts';
import styles from './role-select.module.css';

const OPTIONS = ROLES.map((role) => ({ value: role, label: role[0]?.toUpperCase() + role.slice(1) }));

interface RowProps {
  user: Pick<AdminUser, 'id' | 'name' | 'email' | 'role'>;
  /** Whether this is the admin's own account, whose role they can't change. */
  isOwn: boolean;
}

/** The role of an account. A new choice is shown and saved immediately. */
export function RoleSelect({ user, isOwn }: RowProps) {
  const setRole = trpc.admin.users.setRole.useMutation(
    useAdminChange({ done: 'Role updated', failed: 'Failed to update user role. Please try again.' }),
  );
  const shown = setRole.isPending ? setRole.variables.role : user.role;
  return (
    <NativeSelect
      aria-label={`Role of ${user.name || user.email}`}
      classNames={{ input: styles.select ?? '' }}
      data={OPTIONS}
      value={shown}
      disabled={isOwn}
      aria-busy={setRole.isPending}
      title={isOwn ? 'You can’t change your own role' : undefined}
      onChange={({ currentTarget }) => {
        if (!setRole.isPending) setRole.mutate({ userId: user.id, role: currentTarget.value as Role }); // one of OPTIONS
      }}
    />
  );
}
