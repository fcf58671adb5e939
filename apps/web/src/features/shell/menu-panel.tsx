import type { ReactNode } from 'react';
import { AccountLinks } from './account-links.tsx';
import styles from './menu-panel.module.css';
import { NavLinks } from './nav-links.tsx';

interface MenuPanelProps {
  close: ReactNode;
  onSelect?: () => void;
  /** Shown between the site's links and the account's. */
  children?: ReactNode;
}

/** The content of the menu on small screens: the header's links. */
export function MenuPanel({ close, onSelect, children }: MenuPanelProps) {
  return (
    <>
      <div className={styles.top}>
        <p className={styles.title}>Menu</p>
        {close}
      </div>
      <nav className={styles.nav} aria-label="Main">
        <NavLinks {...(onSelect && { onSelect })} />
      </nav>
      <div className={styles.end}>
        {children}
        <AccountLinks block onSelect={onSelect} />
      </div>
    </>
  );
}
