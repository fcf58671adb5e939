import { lazy, type RefObject, Suspense, useEffect } from 'react';
import { useLeaveQuestion } from './use-leave-question.ts';

const loadDialog = () => import('./discard-dialog.tsx');
const DiscardDialog = lazy(loadDialog);

/** Asks before the unsaved changes of a form are lost. */
export function LeaveQuestion({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { question, answer } = useLeaveQuestion(form);
  // Loaded before it is needed: the page is being left then, and the network may be gone.
  useEffect(() => void loadDialog().catch(() => undefined), []);
  if (question === 'unasked') return null;
  return (
    <Suspense fallback={null}>
      <DiscardDialog opened={question === 'open'} onDiscard={() => answer(true)} onKeep={() => answer(false)} />
    </Suspense>
  );
}
