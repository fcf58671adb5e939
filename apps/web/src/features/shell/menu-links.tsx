import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './menu-links.module.css';
import { NavLinks } from './nav-links.tsx';
import { ACCOUNT_LINKS, type SiteLink } from './site-links.ts';

const LOGIN: SiteLink = ACCOUNT_LINKS.login;
const REGISTER: SiteLink = ACCOUNT_LINKS.register;

interface MenuLinksProps {
  onSelect?: () => void;
  /** Stands between the site's links and the account's. */
  children?: ReactNode;
}

/** The header's links on small screens. */
export function MenuLinks({ onSelect, children }: MenuLinksProps) {
  const selecting = onSelect && { onClick: onSelect };
  return (
    <>
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
