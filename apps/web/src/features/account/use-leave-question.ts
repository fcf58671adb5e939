import { useBlocker } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { changedFields } from '../../lib/form-fields.ts';
import { guardLeaving } from '../../lib/leave-guard.ts';

type Question = 'unasked' | 'open' | 'answered';

interface LeaveQuestion {
  question: Question;
  answer: (mayLeave: boolean) => void;
}

/**
 * Asks before a form with unsaved changes is left: by another page of the site, by logging out, and, in the browser's own
 * words, by closing or reloading the page.
 */
export function useLeaveQuestion(form: RefObject<HTMLFormElement | null>): LeaveQuestion {
  const [question, setQuestion] = useState<Question>('unasked');
  const resolve = useRef<(mayLeave: boolean) => void>(undefined);
  const isDiscarded = useRef(false);
  const isChanged = () => form.current !== null && changedFields(form.current).length > 0;
  const ask = async (): Promise<boolean> => {
    if (!isChanged()) return true;
    resolve.current?.(false); // the way back, pressed twice: only the last one may still lead away
    setQuestion('open');
    return new Promise((answered) => {
      resolve.current = answered;
    });
  };

  useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await ask()),
    enableBeforeUnload: () => isChanged() && !isDiscarded.current,
  });
  const guard = useEffectEvent(ask);
  useEffect(() => guardLeaving(() => guard()), []);

  return {
    question,
    answer: (mayLeave) => {
      isDiscarded.current = mayLeave; // the browser need not ask again
      resolve.current?.(mayLeave);
      resolve.current = undefined;
      setQuestion('answered');
    },
  };
}
