import type { ReactNode } from 'react';
import { IconLock } from './icons.tsx';
import styles from './lock-note.module.css';

/** An amber note for members' content: 'Requires membership to access', 'Membership required'. */
export function LockNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note}>
      <IconLock />
      {children}
    </p>
  );
}
