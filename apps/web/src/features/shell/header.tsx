import { ButtonLink } from '../../ui/button.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { SearchControl } from '../search/search-control.tsx';
import styles from './header.module.css';
import { HeaderTips } from './header-tips.tsx';
import { MenuControl } from './menu-control.tsx';
import { NavLinks } from './nav-links.tsx';
import { ACCOUNT_LINKS, type SiteLink } from './site-links.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { Wordmark } from './wordmark.tsx';

const LOGIN: SiteLink = ACCOUNT_LINKS.login;
const REGISTER: SiteLink = ACCOUNT_LINKS.register;

/** The shared header (specification §2): one row, which below 960 px keeps its links in a drawer. */
export function Header() {
  return (
    <header className={styles.header}>
      <Wrap className={styles.row}>
        <Wordmark />
        <nav className={styles.nav} aria-label="Main">
          <NavLinks />
        </nav>
        <HeaderTips className={styles.side}>
          <SearchControl />
          <ThemeSwitch />
          <ButtonLink to={LOGIN.to} variant="quiet" className={styles.wide}>
            {LOGIN.text}
          </ButtonLink>
          <ButtonLink to={REGISTER.to} variant="primary" className={styles.wide}>
            {REGISTER.text}
          </ButtonLink>
          <MenuControl className={styles.narrow} />
        </HeaderTips>
      </Wrap>
    </header>
  );
}
