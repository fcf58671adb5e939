import { lazy, Suspense, useSyncExternalStore } from 'react';
import { latestToast, onToast } from './show-toast.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** The place of toasts on every page; loads what shows them with the first one. */
export function ToastHost() {
  const toast = useSyncExternalStore(onToast, latestToast, () => undefined);
  if (!toast) return null;
  return (
    <Suspense fallback={null}>
      <Toaster toast={toast} />
    </Suspense>
  );
}
