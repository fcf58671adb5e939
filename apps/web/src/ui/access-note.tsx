import type { ReactNode } from 'react';
import styles from './access-note.module.css';
import { IconCheck, IconLock } from './icons.tsx';

interface AccessNoteProps {
  item: { isPremium: boolean; isLocked: boolean };
  /** Shown while the reader has no access to the item. */
  locked: ReactNode;
}

/**
 * Says whether the reader has access to a premium item: `locked`, or a note that their membership includes it. Renders
 * nothing for free items.
 */
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

/** An amber note for members' content: 'Requires membership to access', 'Membership required'. */
export function LockNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note}>
      <IconLock />
      {children}
    </p>
  );
}
