import type { AdminUser } from '@longreturn/contract/admin';
import { trpc } from '../../../lib/trpc.ts';
import { confirmDeletion } from '../confirm-deletion.tsx';
import { useAdminChange } from '../use-admin-change.ts';

/**
 * Returns a function that deletes an account after a confirmation. `onDeleted` runs before the lists are read again.
 */
export function useDeleteUser(
  { id, name, email }: Pick<AdminUser, 'id' | 'name' | 'email'>,
  onDeleted?: () => Promise<void>,
): () => void {
  const change = useAdminChange({ done: 'User deleted', failed: 'Failed to delete user. Please try again.' });
  const remove = trpc.admin.users.delete.useMutation({
    ...change,
    onSuccess: async () => {
      await onDeleted?.();
      await change.onSuccess();
    },
  });
  return () =>
    confirmDeletion({
      title: 'Delete this user?',
      text: `The account of ${name ? `${name} (${email})` : email} and everything stored about it will be removed. This cannot be undone.`,
      verb: 'Delete user',
      run: () => remove.mutateAsync({ userId: id }),
    });
}
