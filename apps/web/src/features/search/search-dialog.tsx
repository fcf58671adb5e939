import { Modal } from '@mantine/core';
import { useState } from 'react';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { useOpenedOnceMounted } from '../../ui/use-opened-once-mounted.ts';
import styles from './search-dialog.module.css';
import { SearchPanel } from './search-panel.tsx';

interface SearchDialogProps {
  opened: boolean;
  /** The text with which the search begins. */
  initialText?: string;
  onClose: () => void;
}

/** The dialog that searches the whole site. It opens above the current page and keeps the last query. */
export function SearchDialog({ opened, initialText = '', onClose }: SearchDialogProps) {
  const [text, setText] = useState(initialText);
  return (
    <ThemeProvider>
      <Modal.Root
        opened={useOpenedOnceMounted(opened)}
        onClose={onClose}
        centered={false}
        size={640}
        yOffset="clamp(0.75rem, 8vh, 6rem)"
        classNames={{ content: styles.content }}
      >
        <Modal.Overlay />
        <Modal.Content aria-label="Search">
          <SearchPanel text={text} onText={setText} onClose={onClose} />
        </Modal.Content>
      </Modal.Root>
    </ThemeProvider>
  );
}
