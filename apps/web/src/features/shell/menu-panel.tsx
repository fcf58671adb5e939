import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './menu-panel.module.css';
import { NavLinks } from './nav-links.tsx';
import { ACCOUNT_LINKS, type SiteLink } from './site-links.ts';

const LOGIN: SiteLink = ACCOUNT_LINKS.login;
const REGISTER: SiteLink = ACCOUNT_LINKS.register;

interface MenuPanelProps {
  close: ReactNode;
  onSelect?: () => void;
  /** Stands between the site's links and the account's. */
  children?: ReactNode;
}

/** What the menu of small screens holds: the header's links (specification §2, Shared header). */
export function MenuPanel({ close, onSelect, children }: MenuPanelProps) {
  const selecting = onSelect && { onClick: onSelect };
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
        <ButtonLink to={LOGIN.to} block {...selecting}>
          {LOGIN.text}
        </ButtonLink>
        <ButtonLink to={REGISTER.to} variant="primary" block {...selecting}>
          {REGISTER.text}
        </ButtonLink>
      </div>
    </>
  );
}
