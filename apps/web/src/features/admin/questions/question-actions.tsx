import type { AdminQuestion } from '@longreturn/contract/questions';
import { trpc } from '../../../lib/trpc.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { loadModals } from '../../modals/modal-host.tsx';
import { RowActions } from '../admin-table.tsx';
import { EditButton } from '../row-buttons.tsx';
import { reasonOr, useAdminChange } from '../use-admin-change.ts';
import { openAnswerDialog } from './answer-form.tsx';
import { openTextDialog } from './text-form.tsx';

type NewState = 'open' | 'picked' | 'hidden';

const DONE: Record<NewState, string> = {
  open: 'Question reopened',
  picked: 'Question picked',
  hidden: 'Question hidden',
};
/** For each state of a question, the buttons that change the state. */
const CHANGES: Record<AdminQuestion['state'], readonly { to: NewState; label: string }[]> = {
  open: [
    { to: 'picked', label: 'Pick' },
    { to: 'hidden', label: 'Hide' },
  ],
  picked: [
    { to: 'open', label: 'Reopen' },
    { to: 'hidden', label: 'Hide' },
  ],
  answered: [{ to: 'open', label: 'Reopen' }],
  hidden: [{ to: 'open', label: 'Reopen' }],
};

/** The buttons of a question: answer, pick, hide, and correct its text. */
export function QuestionActions({ question }: { question: AdminQuestion }) {
  const { state, text } = question;
  const preload = { onPointerEnter: () => void loadModals(), onFocus: () => void loadModals() };
  return (
    <RowActions>
      {state === 'hidden' ? null : (
        <Button
          size="sm"
          aria-haspopup="dialog"
          aria-description={text}
          {...preload}
          onClick={() => openAnswerDialog(question)}
        >
          {state === 'answered' ? 'Change answer' : 'Answer'}
        </Button>
      )}
      {CHANGES[state].map((change) => (
        <StateButton key={change.to} question={question} {...change} />
      ))}
      <EditButton of={text} aria-haspopup="dialog" {...preload} onClick={() => openTextDialog(question)} />
    </RowActions>
  );
}

interface StateButtonProps {
  question: AdminQuestion;
  to: NewState;
  label: string;
}

function StateButton({ question: { id, text }, to, label }: StateButtonProps) {
  const update = trpc.admin.ama.update.useMutation(
    useAdminChange({ done: DONE[to], failed: reasonOr('Failed to update the question.') }),
  );
  return (
    <ActionButton
      size="sm"
      variant="quiet"
      label={label}
      busyLabel="Saving..."
      busy={update.isPending}
      aria-description={text}
      onClick={() => update.mutate({ id, state: to })}
    />
  );
}
