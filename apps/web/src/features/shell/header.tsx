import { Wrap } from '../../ui/wrap.tsx';
import { SearchControl } from '../search/search-control.tsx';
import { AccountLinks } from './account-links.tsx';
import styles from './header.module.css';
import { HeaderTips } from './header-tips.tsx';
import { MenuControl } from './menu-control.tsx';
import { NavLinks } from './nav-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { Wordmark } from './wordmark.tsx';

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
          <AccountLinks className={styles.wide} />
          <MenuControl className={styles.narrow} />
        </HeaderTips>
      </Wrap>
    </header>
  );
}
