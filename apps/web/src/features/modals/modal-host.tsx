import type { useModals } from '@mantine/modals';
import { latest } from '../../lib/latest.ts';
import { lazyCode } from '../../lib/lazy-code.ts';
import { LazyOverlay } from '../../ui/lazy-overlay.tsx';
import { showLoadFailure } from '../toasts/show-toast.ts';

const MODALS = lazyCode(async () => (await import('./modals.tsx')).Modals);

/** Loads the modals manager. Call this before a dialog is needed, because the network may be down by then. */
export const loadModals = MODALS.preload;

/** A function that opens a dialog with Mantine's modals manager. Each dialog has a distinct `modalId`. */
export type OpenModal = (modals: ReturnType<typeof useModals>) => void;

const openedModals = latest<OpenModal>();

/** Opens a dialog above the page. Calls `open` once the modals manager has loaded. */
export function openModal(open: OpenModal): void {
  openedModals.give(open);
}

/** The container for dialogs on every page. Loads the modals manager with the first dialog. */
export function ModalHost() {
  const open = openedModals.use();
  if (!open) return null;
  return (
    <LazyOverlay code={MODALS} request={open} onFailure={showLoadFailure}>
      <MODALS.Part open={open} />
    </LazyOverlay>
  );
}
