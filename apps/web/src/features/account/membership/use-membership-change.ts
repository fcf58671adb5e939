import type { Membership } from '@longreturn/contract/membership';
import { leaveFor } from '../../../lib/leave-for.ts';
import { trpc } from '../../../lib/trpc.ts';
import { failureToast, showToast, storeToast } from '../../toasts/show-toast.ts';

interface MembershipChange {
  /** The title of the toast after success: 'Membership cancelled'. */
  done: string;
  /** The title of the toast after a failure. Its message is the server's reason. */
  failed: string;
}

/** Returns the `onSuccess` and `onError` of a mutation that returns the changed membership. */
export function useMembershipChange({ done, failed }: MembershipChange) {
  const take = useTakeMembership();
  return { onSuccess: (changed: Membership) => take(changed, done), onError: useChangeFailure(failed) };
}

/**
 * Returns a function that shows a changed membership, and a toast if there is a title. If the role has changed, the
 * page is loaded again, because its data was read with the former role.
 */
export function useTakeMembership(): (changed: Membership, title?: string) => Promise<void> {
  const { auth, membership } = trpc.useUtils();
  return async (changed, title) => {
    const before = auth.session.getData();
    const now = await auth.session.fetch(undefined, { staleTime: 0 }).catch(() => before);
    if (now?.role !== before?.role) {
      if (title !== undefined) storeToast({ title, tone: 'good' });
      await leaveFor('/profile');
    }
    membership.mine.setData(undefined, changed);
    if (title !== undefined) showToast({ title, tone: 'good' });
  };
}

/** Returns an `onError` that shows a toast and reads the membership again, in case it was changed elsewhere. */
export function useChangeFailure(title: string): (error: unknown) => void {
  const { mine } = trpc.useUtils().membership;
  return (error) => {
    failureToast(title)(error);
    void mine.invalidate();
  };
}
