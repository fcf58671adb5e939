import { type ContactItem, replyToContactInput } from '@longreturn/contract/contact';
import { Textarea } from '@mantine/core';
import { trpc } from '../../../../lib/trpc.ts';
import { useDraft } from '../../../../lib/use-draft.ts';
import { useSchemaForm } from '../../../../lib/use-schema-form.ts';
import { SubmitAction } from '../../../../ui/action-button.tsx';
import { Button } from '../../../../ui/button.tsx';
import layout from '../../../../ui/form.module.css';
import { formReasonOr, useAdminChange } from '../../use-admin-change.ts';
import { createReplyKeys } from './reply-keys.ts';

const schema = replyToContactInput.pick({ text: true });
/** Module state, so that the keys remain when the form is closed after a failure and opened again. */
const keys = createReplyKeys();

interface ReplyFormProps {
  message: Pick<ContactItem, 'id' | 'email'>;
  onClose: () => void;
}

/** The form for a reply by email. Its text stays until the reply is sent, even if the message is closed. */
export function ReplyForm({ message: { id, email }, onClose }: ReplyFormProps) {
  const reply = trpc.admin.contact.reply.useMutation(
    useAdminChange({ done: 'Reply sent', failed: formReasonOr('Failed to send the reply. Please try again.') }),
  );
  const { ref, save, drop } = useDraft(`reply ${id}`);
  const { form, formProps, busy } = useSchemaForm({
    schema,
    initialValues: { text: '' },
    send: async ({ text }) => {
      await reply.mutateAsync({ id, text, key: keys.keyOf(id, text) });
      keys.forget(id);
      ref.current?.reset();
      drop();
    },
    onFailure: () => undefined,
  });
  return (
    <form {...formProps} ref={ref} onInput={save} className={layout.form} aria-label="Reply by email">
      <Textarea label="Reply" description={`Sent by email to ${email}.`} {...form.getInputProps('text')} />
      <div className={layout.end}>
        <SubmitAction label="Send Reply" busyLabel="Sending..." busy={busy} />
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
}
