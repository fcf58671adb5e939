import type { MemberQuestion } from '@longreturn/contract/questions';
import { Button } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { confirmAction } from '../modals/confirm-action.tsx';
import { loadModals } from '../modals/modal-host.tsx';
import { failureToast, showToast } from '../toasts/show-toast.ts';

interface DeleteOwnProps {
  question: MemberQuestion;
  onDeleted: (id: string) => void;
}

/** Deletes the member's own open question after a confirmation. */
export function DeleteOwn({ question: { id, text }, onDeleted }: DeleteOwnProps) {
  const { content } = trpc.useUtils();
  const remove = trpc.content.ama.delete.useMutation({
    onSuccess: async () => {
      showToast({ title: 'Question deleted', tone: 'good' });
      onDeleted(id);
      await content.ama.invalidate();
    },
    onError: failureToast('Your question was not deleted'),
  });
  const ask = () =>
    confirmAction({
      title: 'Delete this question?',
      text: `“${text}” and its votes will be removed. This cannot be undone.`,
      verb: 'Delete question',
      run: () => remove.mutateAsync({ id }),
    });
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-description={text}
      aria-haspopup="dialog"
      onPointerEnter={() => void loadModals()}
      onFocus={() => void loadModals()}
      onClick={ask}
    >
      Delete
    </Button>
  );
}
