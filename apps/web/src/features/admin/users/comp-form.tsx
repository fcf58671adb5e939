import { Checkbox, TextInput } from '@mantine/core';
import { takeFocus } from '../../../lib/form-fields.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useSchemaForm } from '../../../lib/use-schema-form.ts';
import { FormButtons } from '../form-buttons.tsx';
import { formReasonOr, useAdminChange } from '../use-admin-change.ts';
import styles from './comp-form.module.css';
import { compForm } from './comp-form-schema.ts';

interface CompFormProps {
  userId: string;
  /** Says that the current comp is replaced, or that editors and admins keep their role. */
  note: string | undefined;
  onEnd: () => void;
}

/** The fields of a complimentary membership. */
export function CompForm({ userId, note, onEnd }: CompFormProps) {
  const grant = trpc.admin.users.grantComp.useMutation(
    useAdminChange({
      done: 'Membership given',
      failed: formReasonOr('Failed to give the membership. Please try again.'),
    }),
  );
  const { form, formProps, busy } = useSchemaForm({
    schema: compForm,
    initialValues: { reason: '', endDate: '', hasNoEnd: false },
    send: async (comp) => {
      await grant.mutateAsync({ userId, ...comp });
      onEnd();
    },
    onFailure: ({ fields }) => (fields['until'] ? { endDate: fields['until'] } : undefined),
  });
  return (
    <form {...formProps} className={styles.form} aria-label="Give membership">
      {note ? <p>{note}</p> : null}
      <TextInput
        label="Reason"
        description="Shown to the user and to admins"
        ref={takeFocus}
        {...form.getInputProps('reason')}
      />
      <div className={styles.end}>
        <TextInput
          label="End date"
          type="date"
          description="The membership includes this day"
          disabled={form.useWatchValue('hasNoEnd')}
          {...form.getInputProps('endDate')}
        />
        <Checkbox label="Never ends" {...form.getInputProps('hasNoEnd', { type: 'checkbox' })} />
      </div>
      <FormButtons label="Give membership" busy={busy} onCancel={onEnd} />
    </form>
  );
}
