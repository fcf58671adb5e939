import { lazy, Suspense, useEffect } from 'react';
import { showStoredToast, toasts } from './show-toast.ts';
import { trackSubmittedForms } from './submitted-form.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** The container for toasts on every page. Loads the toaster with the first toast. */
export function ToastHost() {
  const toast = toasts.use();
  useEffect(showStoredToast, []);
  useEffect(trackSubmittedForms, []);
  if (!toast) return null;
  return (
    <Suspense fallback={null}>
      <Toaster toast={toast} />
    </Suspense>
  );
}
