import { useEffect } from 'react';
import { lazyCode } from '../../lib/lazy-code.ts';
import { LazyOverlay } from '../../ui/lazy-overlay.tsx';
import { showStoredToast, toasts } from './show-toast.ts';
import { trackSubmittedForms } from './submitted-form.ts';

const TOASTER = lazyCode(async () => (await import('./toaster.tsx')).Toaster);

/** Loads the toaster. Call this where the network may fail before the first toast. */
export const loadToaster = TOASTER.preload;

/** The container for toasts on every page. Loads the toaster when the browser is idle, or with the first toast. */
export function ToastHost() {
  const toast = toasts.use();
  useEffect(showStoredToast, []);
  useEffect(trackSubmittedForms, []);
  useEffect(loadWhenIdle, []);
  if (!toast) return null;
  return (
    <LazyOverlay code={TOASTER} request={toast}>
      <TOASTER.Part toast={toast} />
    </LazyOverlay>
  );
}

/** A toast that says that the network is gone couldn't be loaded any more. Safari has no idle callback. */
function loadWhenIdle(): void {
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  whenIdle(() => void loadToaster());
}
