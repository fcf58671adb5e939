import { useBlocker } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { changedFields } from '../../lib/form-fields.ts';
import { guardLeaving } from '../../lib/leave-guard.ts';

type Question = { is: 'unasked' } | { is: 'open'; resolve: (mayLeave: boolean) => void } | { is: 'answered' };

interface LeaveQuestion {
  question: Question['is'];
  answer: (mayLeave: boolean) => void;
}

/**
 * Asks before a form with unsaved changes is left: by another page of the site, by logging out, and, in the browser's own
 * words, by closing or reloading the page.
 */
export function useLeaveQuestion(form: RefObject<HTMLFormElement | null>): LeaveQuestion {
  const [question, setQuestion] = useState<Question>({ is: 'unasked' });
  const isDiscarded = useRef(false);
  const isChanged = () => form.current !== null && changedFields(form.current).length > 0;
  const ask = async (): Promise<boolean> => {
    if (!isChanged()) return true;
    return new Promise((resolve) => setQuestion({ is: 'open', resolve }));
  };

  useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await ask()),
    enableBeforeUnload: () => isChanged() && !isDiscarded.current,
  });
  const guard = useEffectEvent(ask);
  useEffect(() => guardLeaving(() => guard()), []);

  return {
    question: question.is,
    answer: (mayLeave) => {
      isDiscarded.current = mayLeave; // the browser need not ask again
      if (question.is === 'open') question.resolve(mayLeave);
      setQuestion({ is: 'answered' });
    },
  };
}
