import { useBlocker } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { changedFields } from '../../lib/form-fields.ts';
import { guardLeaving } from '../../lib/leave-guard.ts';
import { confirm } from '../modals/confirm.tsx';
import { loadModals } from '../modals/open-modal.ts';

const DISCARD = {
  title: 'Discard your changes?',
  text: 'What you changed in your profile is not saved yet.',
  confirm: 'Discard changes',
  cancel: 'Keep editing',
};

/**
 * Asks before the user leaves a form with unsaved changes: for another page, by logging out, or, with the browser's own
 * prompt, by closing or reloading the page.
 */
export function LeaveQuestion({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const isDiscarded = useRef(false);
  const isChanged = () => form.current !== null && changedFields(form.current).length > 0;
  const ask = async (): Promise<boolean> => {
    if (!isChanged()) return true;
    isDiscarded.current = await confirm(DISCARD); // the browser need not ask again
    return isDiscarded.current;
  };

  useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await ask()),
    enableBeforeUnload: () => isChanged() && !isDiscarded.current,
  });
  const guard = useEffectEvent(ask);
  useEffect(() => guardLeaving(() => guard()), []);
  // Loaded in advance: when the user leaves, the network may be gone.
  useEffect(() => void loadModals().catch(() => undefined), []);
  return null;
}
