import { cancelMembershipInput } from '@longreturn/contract/membership';
import { Button, Textarea } from '@mantine/core';
import { trpc } from '../../../lib/trpc.ts';
import { useSchemaForm } from '../../../lib/use-schema-form.ts';
import { SubmitAction } from '../../../ui/action-button.tsx';
import styles from '../../../ui/dialog.module.css';
import { useMembershipChange } from './use-membership-change.ts';

interface CancelFormProps {
  /** What a cancellation means for the member. */
  text: string;
  onDone: () => void;
  onKeep: () => void;
}

/** The text, the optional reason and the buttons of the dialog that cancels the subscription. */
export function CancelForm({ text, onDone, onKeep }: CancelFormProps) {
  const cancel = trpc.membership.cancel.useMutation(
    useMembershipChange({ done: 'Membership cancelled', failed: 'Membership not cancelled' }),
  );
  const { form, formProps, busy } = useSchemaForm({
    schema: cancelMembershipInput,
    initialValues: { reason: '' },
    send: async ({ reason }) => {
      await cancel.mutateAsync(reason ? { reason } : {});
      onDone();
    },
    onFailure: () => undefined,
  });
  return (
    <form {...formProps} className={styles.form} aria-label="Cancel membership">
      <p className={styles.text}>{text}</p>
      <Textarea label="Reason (optional)" rows={3} {...form.getInputProps('reason')} />
      <div className={styles.end}>
        <Button data-autofocus onClick={onKeep}>
          Keep membership
        </Button>
        <SubmitAction variant="danger" label="Cancel membership" busyLabel="Processing..." busy={busy} />
      </div>
    </form>
  );
}
