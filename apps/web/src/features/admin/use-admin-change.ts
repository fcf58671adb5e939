import { type Failure, readFailure } from '../../lib/read-failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { showToast } from '../toasts/show-toast.ts';
import { hasSessionEnded } from './has-session-ended.ts';

interface AdminChange {
  /** The title of the toast after success: 'Role updated'. */
  done: string;
  /** The text of the toast after a failure; undefined if the form shows the failure at a field. */
  failed: string | ((failure: Failure) => string | undefined);
}

/**
 * Returns the callbacks of a mutation of the dashboard: a toast, and after success a new read of everything that the
 * change may concern. The mutation is pending until that read ends. If the session has ended, a dialog says so instead.
 */
export function useAdminChange({ done, failed }: AdminChange) {
  const refresh = useAdminRefresh();
  return {
    onSuccess: async () => {
      showToast({ title: done, tone: 'good' });
      await refresh();
    },
    onError: adminFailure(failed),
  };
}

/** Returns the `onError` of such a mutation, for one that changes nothing and needs no toast after success. */
export function adminFailure(failed: AdminChange['failed']): (error: unknown) => void {
  return (error) => {
    if (hasSessionEnded(error)) return;
    const message = typeof failed === 'string' ? failed : failed(readFailure(error));
    if (message !== undefined) showToast({ title: 'Error', message, tone: 'bad' });
  };
}

/** Returns a function that reads the dashboard's open lists and numbers again, and the rest when it is next shown. */
export function useAdminRefresh(): () => Promise<void> {
  const { admin, content } = trpc.useUtils();
  return async () => {
    await Promise.all([admin.invalidate(), content.invalidate()]);
  };
}

/** For `failed` of a button: the server's reason, or else this text. */
export function reasonOr(text: string): (failure: Failure) => string {
  return ({ message }) => message ?? text;
}

/** For `failed` of a form: the same, unless the failure concerns a field. */
export function formReasonOr(text: string): (failure: Failure) => string | undefined {
  return (failure) => (isAtField(failure) ? undefined : reasonOr(text)(failure));
}

function isAtField({ code, fields }: Failure): boolean {
  return code === 'slug.taken' || Object.keys(fields).length > 0;
}
