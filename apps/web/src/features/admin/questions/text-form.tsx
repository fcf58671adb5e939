import { type AdminQuestion, askQuestionInput } from '@longreturn/contract/questions';
import { Textarea } from '@mantine/core';
import { trpc } from '../../../lib/trpc.ts';
import { useSchemaForm } from '../../../lib/use-schema-form.ts';
import styles from '../../../ui/dialog.module.css';
import { openModal } from '../../modals/modal-host.tsx';
import { FormButtons } from '../form-buttons.tsx';
import { formReasonOr, useAdminChange } from '../use-admin-change.ts';

const MODAL_ID = 'question-text';

/** Lets an editor correct the text of a question in a dialog. */
export function openTextDialog(question: AdminQuestion): void {
  openModal(({ openModal: open, closeModal }) =>
    open({
      modalId: MODAL_ID,
      title: 'Edit a question',
      children: <TextForm question={question} onClose={() => closeModal(MODAL_ID)} />,
    }),
  );
}

interface TextFormProps {
  question: AdminQuestion;
  onClose: () => void;
}

function TextForm({ question: { id, text }, onClose }: TextFormProps) {
  const update = trpc.admin.ama.update.useMutation(
    useAdminChange({ done: 'Question updated', failed: formReasonOr('Failed to update the question.') }),
  );
  const { form, formProps, busy } = useSchemaForm({
    schema: askQuestionInput,
    initialValues: { text },
    send: async (changes) => {
      await update.mutateAsync({ id, ...changes });
      onClose();
    },
    onFailure: () => undefined,
  });
  return (
    <form {...formProps} className={styles.form} aria-label="Edit a question">
      <Textarea
        label="Question"
        description="Correct only the spelling: members voted for this text."
        {...form.getInputProps('text')}
      />
      <FormButtons label="Save" busy={busy} onCancel={onClose} />
    </form>
  );
}
