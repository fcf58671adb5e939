import type { AdminUser } from '@longreturn/contract/admin';
import { DeleteButton } from '../row-buttons.tsx';
import { useDeleteUser } from './use-delete-user.ts';

interface RowProps {
  user: Pick<AdminUser, 'id' | 'name' | 'email'>;
  /** Whether this is the admin's own account, which they can't delete here. */
  isOwn: boolean;
}

/** Deletes an account after a confirmation. */
export function DeleteUserButton({ user, isOwn }: RowProps) {
  return <DeleteButton of={user.name || user.email} disabled={isOwn} onClick={useDeleteUser(user)} />;
}
