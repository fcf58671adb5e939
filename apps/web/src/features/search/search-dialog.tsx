import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { useOpenedOnceMounted } from '../../ui/use-opened-once-mounted.ts';
import styles from './search-dialog.module.css';
import { SearchPanel } from './search-panel.tsx';

interface SearchDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Search over everything, above whatever page is open; what was typed last is still there the next time. */
export default function SearchDialog({ opened, onClose }: SearchDialogProps) {
  const [text, setText] = useState('');
  return (
    <ThemeProvider>
      <Modal.Root
        opened={useOpenedOnceMounted(opened)}
        onClose={onClose}
        classNames={{ inner: styles.inner, content: styles.content, overlay: styles.overlay }}
        transitionProps={{ duration: 120 }}
      >
        <Modal.Overlay backgroundOpacity={1} />
        <Modal.Content aria-label="Search">
          <SearchPanel text={text} onText={setText} onClose={onClose} />
        </Modal.Content>
      </Modal.Root>
    </ThemeProvider>
  );
}
