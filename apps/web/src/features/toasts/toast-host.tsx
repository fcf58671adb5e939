import { lazy, Suspense, useEffect } from 'react';
import { noteSentForms } from './causing-form.ts';
import { showKeptToast, toasts } from './show-toast.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** The container for toasts on every page. Loads the toaster with the first toast. */
export function ToastHost() {
  const toast = toasts.use();
  useEffect(showKeptToast, []);
  useEffect(noteSentForms, []);
  if (!toast) return null;
  return (
    <Suspense fallback={null}>
      <Toaster toast={toast} />
    </Suspense>
  );
}
