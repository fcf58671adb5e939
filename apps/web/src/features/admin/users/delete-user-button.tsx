import type { AdminUser } from '@longreturn/contract/admin';
import { trpc } from '../../../lib/trpc.ts';
import { confirmDeletion } from '../confirm-deletion.tsx';
import { DeleteButton } from '../row-buttons.tsx';
import { useAdminChange } from '../use-admin-change.ts';

interface RowProps {
  user: Pick<AdminUser, 'id' | 'name' | 'email'>;
  /** The admin's own account, which they can't delete here. */
  isOwn: boolean;
}

/** Deletes an account after a confirmation. */
export function DeleteUserButton({ user: { id, name, email }, isOwn }: RowProps) {
  const remove = trpc.admin.users.delete.useMutation(
    useAdminChange({ done: 'User deleted', failed: 'Failed to delete user. Please try again.' }),
  );
  const ask = () =>
    confirmDeletion({
      title: 'Delete this user?',
      text: `The account of ${name ? `${name} (${email})` : email} and everything stored about it will be removed. This cannot be undone.`,
      verb: 'Delete user',
      run: () => remove.mutateAsync({ userId: id }),
    });
  return <DeleteButton of={name || email} disabled={isOwn} onClick={ask} />;
}
