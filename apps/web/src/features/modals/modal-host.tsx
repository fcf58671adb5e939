import { lazy, Suspense } from 'react';
import { loadModals, openedModals } from './open-modal.ts';

const Modals = lazy(loadModals);

/** The place of dialogs on every page; loads the modals manager with the first one. */
export function ModalHost() {
  const open = openedModals.use();
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <Modals open={open} />
    </Suspense>
  );
}
