import { TextInput } from '@mantine/core';
import { takeFocus } from '../../../../lib/form-fields.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useSchemaForm } from '../../../../lib/use-schema-form.ts';
import { FormButtons } from '../../form-buttons.tsx';
import { formReasonOr, useAdminChange } from '../../use-admin-change.ts';
import styles from './code-form.module.css';
import { codeForm } from './code-form-schema.ts';

interface CodeFormProps {
  onSaved: () => void;
  onCancel: () => void;
}

/** The fields of a new group code. */
export function CodeForm({ onSaved, onCancel }: CodeFormProps) {
  const create = trpc.admin.groupCodes.create.useMutation(
    useAdminChange({
      done: 'Group code created',
      failed: formReasonOr('Failed to create the group code. Please try again.'),
    }),
  );
  const { form, formProps, busy } = useSchemaForm({
    schema: codeForm,
    initialValues: { name: '', seats: '', until: '' },
    send: async (code) => {
      await create.mutateAsync(code);
      onSaved();
    },
    onFailure: () => undefined,
  });
  return (
    <form {...formProps} className={styles.form} aria-label="New group code">
      <TextInput
        label="Name"
        description="The event or group. Members see it as the reason for their membership."
        ref={takeFocus}
        {...form.getInputProps('name')}
      />
      <div className={styles.row}>
        <TextInput
          label="Seats"
          type="number"
          min={1}
          description="How many people can use it"
          {...form.getInputProps('seats')}
        />
        <TextInput
          label="End date"
          type="date"
          description="The memberships end after this day"
          {...form.getInputProps('until')}
        />
      </div>
      <FormButtons label="Create group code" busy={busy} onCancel={onCancel} />
    </form>
  );
}
