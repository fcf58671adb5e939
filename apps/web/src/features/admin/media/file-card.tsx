import type { MediaFile } from '@longreturn/contract/media-library';
import type { RefCallback } from 'react';
import { takeFocus } from '../../../lib/form-fields.ts';
import { Tag } from '../../../ui/tag.tsx';
import { CopyLinkButton } from '../copy-link-button.tsx';
import { EditButton } from '../row-buttons.tsx';
import { DeleteFileButton } from './delete-file-button.tsx';
import styles from './file-card.module.css';
import { fileFacts } from './file-facts.ts';
import { FileImage } from './file-image.tsx';
import { FileUses } from './file-uses.tsx';
import { ReplaceButton } from './replace-button.tsx';

interface FileCardProps {
  file: MediaFile;
  isLanding: boolean;
  /** The ref of the button that opens the form. The button gets the focus when the form is closed. */
  backRef?: RefCallback<HTMLButtonElement>;
  onEdit: () => void;
  onReplace: (picked: File[]) => void;
}

/** A file in the library: picture, name, facts, uses and buttons. */
export function FileCard({ file, isLanding, backRef, onEdit, onReplace }: FileCardProps) {
  return (
    <li className={styles.card} {...(isLanding && { tabIndex: -1, ref: takeFocus })}>
      <FileImage file={file} sizes="(min-width: 760px) 280px, 120px" />
      <div className={styles.text}>
        <h3>{file.name}</h3>
        <p>{fileFacts(file)}</p>
        {file.type === 'image' && file.altText === '' ? <Tag tone="outline">No alt text</Tag> : null}
        <FileUses uses={file.usedIn} />
      </div>
      <div className={styles.buttons}>
        <CopyLinkButton of={file.name} url={file.url} />
        <EditButton of={file.name} onClick={onEdit} {...(backRef && { ref: backRef })} />
        <ReplaceButton file={file} onPick={onReplace} />
        <DeleteFileButton file={file} />
      </div>
    </li>
  );
}
