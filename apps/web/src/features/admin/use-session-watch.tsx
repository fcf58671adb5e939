import type { Role } from '@longreturn/contract/roles';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openModal } from '../modals/modal-host.tsx';
import { hasSessionEnded } from './has-session-ended.ts';
import { SessionEndedForm } from './session-ended-form.tsx';

/**
 * Lets the user sign in again in a dialog when a read or a change is rejected because the session has ended. `role` is
 * the role that the page needs. The page stays as it is. If the user closes the dialog, the next rejected change opens
 * it again, but rejected reads don't.
 */
export function useSessionWatch(role: Role): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let isDismissed = false;
    const ask = () =>
      openLogin(role, (isLoggedIn) => {
        isDismissed = !isLoggedIn;
      });
    const stopReads = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (hasSessionEnded(event.action.error) && !isDismissed) ask();
    });
    const stopChanges = queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (hasSessionEnded(event.action.error)) ask();
    });
    return () => {
      stopReads();
      stopChanges();
    };
  }, [queryClient, role]);
}

const MODAL_ID = 'session-ended';

/** Opens the dialog unless it is open. Calls `onClose` with whether the user has signed in. */
function openLogin(role: Role, onClose: (isLoggedIn: boolean) => void): void {
  let isLoggedIn = false;
  openModal(({ openModal: open, closeModal }) => {
    const leave = () => closeModal(MODAL_ID);
    const goOn = () => {
      isLoggedIn = true;
      leave();
    };
    open({
      modalId: MODAL_ID,
      title: 'Please sign in again',
      onClose: () => onClose(isLoggedIn),
      children: <SessionEndedForm role={role} onLogin={goOn} onCancel={leave} />,
    });
  });
}
