import { Button, TextInput } from '@mantine/core';
import { z } from 'zod';
import { trpc } from '../../../../lib/trpc.ts';
import { useSchemaForm } from '../../../../lib/use-schema-form.ts';
import { SubmitAction } from '../../../../ui/action-button.tsx';
import styles from '../../../../ui/dialog.module.css';
import { openModal } from '../../../modals/modal-host.tsx';
import { reasonOr, useAdminChange } from '../../use-admin-change.ts';

const MODAL_ID = 'rotate-feeds';
const WORD = 'ROTATE';
const rotateForm = z.object({
  word: z
    .string()
    .trim()
    .refine((text) => text === WORD, `Please type ${WORD}`),
});

/** Opens the dialog in which the admin types a word to rotate all private feeds. */
export function openRotateAll(): void {
  openModal(({ openModal: open, closeModal }) =>
    open({
      modalId: MODAL_ID,
      title: 'Rotate all private feeds?',
      children: <RotateAllForm onEnd={() => closeModal(MODAL_ID)} />,
    }),
  );
}

function RotateAllForm({ onEnd }: { onEnd: () => void }) {
  const rotate = trpc.admin.feeds.rotateAll.useMutation(
    useAdminChange({ done: 'All feeds rotated', failed: reasonOr('Failed to rotate the feeds. Please try again.') }),
  );
  const { form, formProps, busy } = useSchemaForm({
    schema: rotateForm,
    initialValues: { word: '' },
    send: async () => {
      await rotate.mutateAsync();
      onEnd();
    },
    onFailure: () => undefined,
  });
  return (
    <form {...formProps} className={styles.form} aria-label="Rotate all private feeds">
      <p className={styles.text}>
        The private feeds of all members stop working at once. Each owner is emailed and has to make new URLs. This
        cannot be undone.
      </p>
      <TextInput label={`Type ${WORD} to confirm`} autoComplete="off" data-autofocus {...form.getInputProps('word')} />
      <div className={styles.end}>
        <Button onClick={onEnd}>Cancel</Button>
        <SubmitAction variant="danger" label="Rotate all" busyLabel="Processing..." busy={busy} />
      </div>
    </form>
  );
}
