import { useEffect } from 'react';
import { lazyCode } from '../../lib/lazy-code.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { LazyOverlay } from '../../ui/lazy-overlay.tsx';
import { showStoredToast, toasts } from './show-toast.ts';
import { trackSubmittedForms } from './submitted-form.ts';

const TOASTER = lazyCode(async () => (await import('./toaster.tsx')).Toaster);

/**
 * Loads the toaster. Resolves to true once it is loaded, or to false if it can't be loaded. Call this where the network
 * may fail before the first toast.
 */
export const loadToaster = TOASTER.preload;

/**
 * The container for toasts on every page. Loads the toaster with the first toast, or earlier if the browser is idle.
 * The first toast may say that the network has failed, and then it would be too late to load the toaster.
 */
export function ToastHost() {
  const toast = toasts.use();
  useEffect(showStoredToast, []);
  useEffect(trackSubmittedForms, []);
  useEffect(() => whenIdle(() => void loadToaster()), []);
  if (!toast) return null;
  return (
    <LazyOverlay code={TOASTER} request={toast}>
      <TOASTER.Part toast={toast} />
    </LazyOverlay>
  );
}
