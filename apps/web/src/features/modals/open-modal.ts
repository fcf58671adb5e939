import type { useModals } from '@mantine/modals';
import { latest } from '../../lib/latest.ts';

/** Opens a dialog by Mantine's modals manager, with a `modalId` of its own. */
export type OpenModal = (modals: ReturnType<typeof useModals>) => void;

export const openedModals = latest<OpenModal>();

/** Loads the modals manager; call it before a dialog may be needed, as the network may be gone by then. */
export const loadModals = () => import('./modals.tsx');

/** Opens a dialog above the page; `open` is called once the modals manager is there. */
export function openModal(open: OpenModal): void {
  openedModals.give(open);
}
