import { Wrap } from '../../ui/wrap.tsx';
import { SearchControl } from '../search/search-control.tsx';
import { AccountLinks } from './account-links.tsx';
import styles from './header.module.css';
import { HeaderTips } from './header-tips.tsx';
import { MenuControl } from './menu-control.tsx';
import { NavLinks } from './nav-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { Wordmark } from './wordmark.tsx';

/** The shared header: one row, whose links move into a drawer below 960 px. */
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
          <AccountLinks className={styles.wide} />
          <MenuControl className={styles.narrow} />
        </HeaderTips>
      </Wrap>
    </header>
  );
}
