import type { useModals } from '@mantine/modals';
import { latest } from '../../lib/latest.ts';

/** Opens a dialog with Mantine's modals manager under its own `modalId`. */
export type OpenModal = (modals: ReturnType<typeof useModals>) => void;

export const openedModals = latest<OpenModal>();

/** Loads the modals manager. Call it before a dialog may be needed, as the network may fail later. */
export const loadModals = () => import('./modals.tsx');

/** Opens a dialog above the page. Calls `open` once the modals manager has loaded. */
export function openModal(open: OpenModal): void {
  openedModals.give(open);
}
