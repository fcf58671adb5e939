import { type Failure, readFailure } from '../../lib/read-failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { showToast } from '../toasts/show-toast.ts';
import { hasSessionEnded } from './has-session-ended.ts';

interface AdminChange {
  /** The title of the toast after success: 'Role updated'. */
  done: string;
  /** The text of the toast after a failure; undefined if the form shows the failure. */
  failed: string | ((failure: Failure) => string | undefined);
}

/**
 * Returns the callbacks of a mutation of the dashboard. They show a toast. After a success, they also reload everything
 * that the change may affect, and the mutation stays pending until the reload ends. If the session has ended, a dialog
 * opens instead of the toast.
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
      if (readFailure(error).code === 'content.changed')
        void refresh().then(() => fail(error)); // the toast says that the page shows the latest version
      else fail(error);
    },
  };
}

/** Returns the `onError` of `useAdminChange`, for a mutation that changes nothing and needs no toast after success. */
export function adminFailure(failed: AdminChange['failed']): (error: unknown) => void {
  return (error) => {
    if (hasSessionEnded(error)) return;
    const message = typeof failed === 'string' ? failed : failed(readFailure(error));
    if (message !== undefined) showToast({ title: 'Error', message, tone: 'bad' });
  };
}

/** Returns a function that reads the dashboard's visible data again; the other data is read again when it is shown. */
export function useAdminRefresh(): () => Promise<void> {
  const { admin, content } = trpc.useUtils();
  return async () => {
    await Promise.all([admin.invalidate(), content.invalidate()]);
  };
}

const CHANGED = 'Another administrator has changed this. You now see the latest version. Please try again.';

/** Returns the `failed` option of a button: the toast shows the server's reason or, without one, this text. */
export function reasonOr(text: string): (failure: Failure) => string {
  return ({ code, message }) => (code === 'content.changed' ? CHANGED : (message ?? text));
}

/** Returns the `failed` option of a form: like `reasonOr`, but without a toast for a failure that the form shows. */
export function formReasonOr(text: string): (failure: Failure) => string | undefined {
  return (failure) => (isInForm(failure) ? undefined : reasonOr(text)(failure));
}

/** Whether a form shows the failure itself, at a field or in `ChangedElsewhere`. */
export function isInForm({ code, fields }: Failure): boolean {
  return code === 'slug.taken' || code === 'content.changed' || Object.keys(fields).length > 0;
}
