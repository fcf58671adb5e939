import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { noteSentForms } from './causing-form.ts';
import { showKeptToast } from './keep-toast.ts';
import { latestToast, onToast } from './show-toast.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** The place of toasts on every page; loads what shows them with the first one. */
export function ToastHost() {
  const toast = useSyncExternalStore(onToast, latestToast, () => undefined);
  useEffect(showKeptToast, []);
  useEffect(noteSentForms, []);
  if (!toast) return null;
  return (
    <Suspense fallback={null}>
      <Toaster toast={toast} />
    </Suspense>
  );
}
