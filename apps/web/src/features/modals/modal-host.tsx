import { lazy, Suspense } from 'react';
import { loadModals, openedModals } from './open-modal.ts';

const Modals = lazy(loadModals);

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
