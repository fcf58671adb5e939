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
  const fail = adminFailure(failed);
  return {
    onSuccess: async () => {
      showToast({ title: done, tone: 'good' });
      await refresh();
    },
    onError: (error: unknown) => {
      if (readFailure(error).code === 'content.changed') void refresh(); // shows what changed
      fail(error);
    },
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

const CHANGED = 'Another administrator has changed this. You now see the latest version. Please try again.';

/** For `failed` of a button: the server's reason, or else this text. */
export function reasonOr(text: string): (failure: Failure) => string {
  return ({ code, message }) => (code === 'content.changed' ? CHANGED : (message ?? text));
}

/** For `failed` of a form: the same, unless the form shows the failure at a field or in `ChangedElsewhere`. */
export function formReasonOr(text: string): (failure: Failure) => string | undefined {
  return (failure) => (isInForm(failure) ? undefined : reasonOr(text)(failure));
}

/** Whether a form shows the failure itself. */
export function isInForm({ code, fields }: Failure): boolean {
  return code === 'slug.taken' || code === 'content.changed' || Object.keys(fields).length > 0;
}
