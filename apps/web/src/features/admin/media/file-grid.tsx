import type { MediaFile } from '@longreturn/contract/media-library';
import { useState } from 'react';
import { FileCard } from './file-card.tsx';
import { FileForm } from './file-form.tsx';
import styles from './file-grid.module.css';

interface FileGridProps {
  files: readonly MediaFile[];
  /** The file whose card takes the focus when the card appears. */
  landing: MediaFile | undefined;
  onReplace: (file: MediaFile, picked: File[]) => void;
}

/** A card for each file. The form of a file opens in the place of its card. */
export function FileGrid({ files, landing, onReplace }: FileGridProps) {
  const [editing, setEditing] = useState<{ id: string; is: 'open' | 'closed' }>();
  const land = (button: HTMLElement | null) => {
    if (!button) return;
    button.focus();
    setEditing(undefined);
  };
  return (
    <ul className={styles.grid} aria-label="Files">
      {files.map((file) => {
        const { id } = file;
        const isEdited = editing?.id === id;
        if (isEdited && editing.is === 'open') {
          return (
            <li key={id} className={styles.edited}>
              <FileForm file={file} onEnd={() => setEditing({ id, is: 'closed' })} />
            </li>
          );
        }
        return (
          <FileCard
            key={id}
            file={file}
            isLanding={id === landing?.id}
            {...(isEdited && { backRef: land })}
            onEdit={() => setEditing({ id, is: 'open' })}
            onReplace={(picked) => onReplace(file, picked)}
          />
        );
      })}
    </ul>
  );
}
