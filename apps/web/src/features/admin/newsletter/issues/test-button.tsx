import { testIssueInput } from '@longreturn/contract/newsletter-issue';
import { Button } from '@mantine/core';
import { z } from 'zod';
import { useReader } from '../../../../lib/auth-provider.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { useSchemaForm } from '../../../../lib/use-schema-form.ts';
import { SubmitAction } from '../../../../ui/action-button.tsx';
import dialog from '../../../../ui/dialog.module.css';
import { EmailInput } from '../../../../ui/email-input.tsx';
import { openModal } from '../../../modals/modal-host.tsx';
import { showToast } from '../../../toasts/show-toast.ts';
import { previewFields } from './issue-form-schema.ts';
import type { IssueForm } from './use-issue-form.ts';

const MODAL_ID = 'test-issue';
const testForm = z.object({ email: testIssueInput.shape.email.unwrap() });

type Fields = ReturnType<typeof previewFields> & { id: string | undefined };

interface TestButtonProps {
  /** The stored issue; undefined for a new one. */
  id: string | undefined;
  form: Pick<IssueForm['form'], 'getValues'>;
}

/** Opens a dialog that sends the form's text as a test email. */
export function TestButton({ id, form }: TestButtonProps) {
  const openTest = () => {
    const fields = { id, ...previewFields(form.getValues()) };
    openModal(({ openModal: open, closeModal }) =>
      open({
        modalId: MODAL_ID,
        title: 'Send a test email',
        children: <TestForm fields={fields} onEnd={() => closeModal(MODAL_ID)} />,
      }),
    );
  };
  return (
    <Button aria-haspopup="dialog" onClick={openTest}>
      Send test
    </Button>
  );
}

/** Asks for the email address. The default is the admin's own. */
function TestForm({ fields, onEnd }: { fields: Fields; onEnd: () => void }) {
  const reader = useReader();
  const test = trpc.admin.issues.sendTrial.useMutation();
  const { form, formProps, busy } = useSchemaForm({
    schema: testForm,
    initialValues: { email: reader?.email ?? '' },
    send: async ({ email }): Promise<void> => {
      const { to, accepted, reason } = await test.mutateAsync({ ...fields, email });
      if (!accepted) return form.setFieldError('email', reason);
      onEnd();
      showToast({ title: 'Test email sent', message: `Sent to ${to}`, tone: 'good' });
    },
    onFailure: ({ message = 'Failed to send the test email. Please try again.', fields }) =>
      fields['email'] ? undefined : { email: message },
  });
  return (
    <form {...formProps} className={dialog.form} aria-label="Test email">
      <p className={dialog.text}>The email contains the text of the form, even if the text isn’t saved yet.</p>
      <EmailInput data-autofocus {...form.getInputProps('email')} />
      <div className={dialog.end}>
        <Button onClick={onEnd}>Cancel</Button>
        <SubmitAction label="Send test" busyLabel="Sending..." busy={busy} />
      </div>
    </form>
  );
}
