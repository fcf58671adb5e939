import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import styles from './dialog.module.css';
import { useOpenedOnceMounted } from './use-opened-once-mounted.ts';

interface DialogProps {
  opened: boolean;
  /** The question. */
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A question above the page: the focus goes into it, Escape closes it, and the focus goes back to where it was. */
export function Dialog({ opened, title, onClose, children }: DialogProps) {
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
            {title}
          </Modal.Title>
          {children}
        </Modal.Content>
      </Modal.Root>
    </ThemeProvider>
  );
}
