import { trpc } from '../../../../lib/trpc.ts';
import { ActionButton } from '../../../../ui/action-button.tsx';
import { openModal } from '../../../modals/modal-host.tsx';
import { adminFailure, reasonOr } from '../../use-admin-change.ts';
import { previewFields } from './issue-form-schema.ts';
import { MailPreview } from './mail-preview.tsx';
import type { IssueForm } from './use-issue-form.ts';

interface FormButtonProps {
  /** The stored issue; undefined for a new one. */
  id: string | undefined;
  form: Pick<IssueForm['form'], 'getValues'>;
}

const MODAL_ID = 'preview-issue';

/** Shows the form's text as the email that subscribers would receive. */
export function PreviewButton({ id, form }: FormButtonProps) {
  const preview = trpc.admin.issues.preview.useMutation({
    onSuccess: (mail) =>
      openModal(({ openModal: open, closeModal }) =>
        open({
          modalId: MODAL_ID,
          title: 'Preview',
          size: 'min(44rem, 100%)',
          children: <MailPreview mail={mail} onClose={() => closeModal(MODAL_ID)} />,
        }),
      ),
    onError: adminFailure(reasonOr('Failed to preview the issue. Please try again.')),
  });
  return (
    <ActionButton
      label="Preview"
      busyLabel="Loading..."
      busy={preview.isPending}
      onClick={() => preview.mutate({ id, ...previewFields(form.getValues()) })}
    />
  );
}
