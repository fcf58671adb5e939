import type { useModals } from '@mantine/modals';
import { lazy, Suspense } from 'react';
import { latest } from '../../lib/latest.ts';

/** Loads the modals manager. Call this before a dialog may be needed, because the network may fail later. */
export const loadModals = () => import('./modals.tsx');

const Modals = lazy(loadModals);

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
    <Suspense fallback={null}>
      <Modals open={open} />
    </Suspense>
  );
}
