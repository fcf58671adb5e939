import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useId } from 'react';
import { guardLeaving } from '../../lib/log-out.ts';
import { confirm } from '../modals/confirm.tsx';
import { loadModals } from '../modals/modal-host.tsx';

const DISCARD = {
  title: 'Discard your changes?',
  text: 'Your changes aren’t saved yet.',
  confirm: 'Discard changes',
  cancel: 'Keep editing',
};

/**
 * For each open form, a function that returns whether the form has unsaved changes. Several tabs of a page may have an
 * open form.
 */
const forms = new Map<string, () => boolean>();
/** Whether the user has agreed to lose the changes. If so, the browser doesn't ask again. */
let isDiscarded = false;

const isAnyUnsaved = () => [...forms.values()].some((isUnsaved) => isUnsaved());

async function mayLeave(): Promise<boolean> {
  if (!isAnyUnsaved()) return true;
  isDiscarded = await confirm(DISCARD);
  return isDiscarded;
}

/**
 * Asks before the user loses unsaved changes: in a dialog when they open another page or sign out, and by the browser
 * when they close or reload the page. Returns a function for a button that closes this form or shows another one. The
 * function asks only about this form, and resolves to true if the form has no changes or the user discards them.
 */
export function useLeaveWarning(isUnsaved: () => boolean): () => Promise<boolean> {
  const id = useId();
  const check = useEffectEvent(isUnsaved);
  useEffect(() => {
    isDiscarded = false;
    forms.set(id, () => check());
    const stop = guardLeaving(mayLeave);
    return () => {
      forms.delete(id);
      if (forms.size === 0) stop();
    };
  }, [id]);
  // Loads the dialog in advance, because the network may fail by the time the user leaves.
  useEffect(() => void loadModals(), []);
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      const [first] = forms.keys(); // only the first form asks, on behalf of all forms
      return first === id && current.pathname !== next.pathname && !(await mayLeave());
    },
    enableBeforeUnload: () => !isDiscarded && isUnsaved(),
  });
  return async () => !isUnsaved() || confirm(DISCARD);
}
