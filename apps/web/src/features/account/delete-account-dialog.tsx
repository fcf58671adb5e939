import { Dialog } from '../../ui/dialog.tsx';
import { DeleteAccountForm, type Leaving } from './delete-account-form.tsx';

interface DeleteAccountDialogProps {
  opened: boolean;
  user: Leaving;
  onClose: () => void;
}

/** Asks once more before an account is deleted (specification §4, Deletions). */
export default function DeleteAccountDialog({ opened, user, onClose }: DeleteAccountDialogProps) {
  return (
    <Dialog opened={opened} title="Delete your account?" onClose={onClose}>
      <DeleteAccountForm user={user} onCancel={onClose} />
    </Dialog>
  );
}
