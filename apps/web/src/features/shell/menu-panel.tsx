import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AccountLinks } from './account-links.tsx';
import styles from './menu-panel.module.css';
import { HEADER_LINKS, type SiteLink } from './site-links.ts';

interface MenuPanelProps {
  close: ReactNode;
  onSelect?: () => void;
  /** Shown between the site's links and the account links. */
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

interface NavLinksProps {
  onSelect?: () => void;
}

/** The header's links, with `aria-current` on the section of the current page. */
export function NavLinks({ onSelect }: NavLinksProps) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  return HEADER_LINKS.map((link) => (
    <Link
      key={link.to}
      to={link.to}
      activeProps={{}}
      data-text={link.text}
      aria-current={isAt(link, path) ? 'page' : undefined}
      {...(onSelect && { onClick: onSelect })}
    >
      {link.text}
    </Link>
  ));
}

function isAt({ to, alsoAt }: SiteLink, path: string): boolean {
  return [to, alsoAt].some((base) => base !== undefined && (path === base || path.startsWith(`${base}/`)));
}
