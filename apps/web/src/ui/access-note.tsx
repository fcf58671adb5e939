import type { ReactNode } from 'react';
import styles from './access-note.module.css';
import { IconCheck } from './icons.tsx';

interface AccessNoteProps {
  item: { isPremium: boolean; isLocked: boolean };
  /** What the card says while this reader may not open the item. */
  locked: ReactNode;
}

/** Says what a premium item costs this reader: the locked note, or that their membership includes it. Free items have no note. */
export function AccessNote({ item: { isPremium, isLocked }, locked }: AccessNoteProps) {
  if (!isPremium) return null;
  if (isLocked) return locked;
  return (
    <p className={styles.included}>
      <IconCheck />
      Included in your membership
    </p>
  );
}
