import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { useOpenedOnceMounted } from '../../ui/use-opened-once-mounted.ts';
import styles from './delete-account-dialog.module.css';
import { DeleteAccountForm, type Leaving } from './delete-account-form.tsx';

interface DeleteAccountDialogProps {
  opened: boolean;
  user: Leaving;
  onClose: () => void;
}

/** Asks once more before an account is gone (specification §4, Deletions). */
export default function DeleteAccountDialog({ opened, user, onClose }: DeleteAccountDialogProps) {
  return (
    <ThemeProvider>
      <Modal.Root
        opened={useOpenedOnceMounted(opened)}
        onClose={onClose}
        centered
        classNames={{ inner: styles.inner, content: styles.content, overlay: styles.overlay }}
        transitionProps={{ duration: 120 }}
      >
        <Modal.Overlay backgroundOpacity={1} />
        <Modal.Content>
          <Modal.Title component="h2" className={styles.title}>
            Delete your account?
          </Modal.Title>
          <DeleteAccountForm user={user} onCancel={onClose} />
        </Modal.Content>
      </Modal.Root>
    </ThemeProvider>
  );
}
