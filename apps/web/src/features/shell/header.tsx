import { BRAND_MARK_PATH } from '@longreturn/site/art/brand-mark';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { lazyCode } from '../../lib/lazy-code.ts';
import { useSite } from '../../lib/use-site.ts';
import { setColorScheme, useColorScheme } from '../../theme/color-scheme.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconTheme } from '../../ui/icons.tsx';
import { LazyOverlay } from '../../ui/lazy-overlay.tsx';
import { Wrap } from '../../ui/section.tsx';
import { useShownTip } from '../../ui/use-shown-tip.ts';
import { SearchControl } from '../search/search-control.tsx';
import { AccountLinks } from './account-links.tsx';
import styles from './header.module.css';
import { MenuControl } from './menu-control.tsx';
import { NavLinks } from './menu-panel.tsx';

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

/** The button that switches between the light and the dark scheme. Its label names the new scheme. */
function ThemeSwitch() {
  const scheme = useColorScheme();
  const other = scheme === 'dark' ? 'light' : 'dark';
  const label = scheme ? `Switch to ${other} theme` : 'Switch theme';
  return (
    <IconButton label={label} data-tip={label} className={styles.switch} onClick={() => setColorScheme(other)}>
      <IconTheme />
    </IconButton>
  );
}

const TIP = lazyCode(async () => (await import('../../ui/tip.tsx')).Tip);

interface HeaderTipsProps {
  className: string | undefined;
  children: ReactNode;
}

/** The controls on the right of the header. Their `data-tip` texts become tooltips, one at a time. */
function HeaderTips({ className, children }: HeaderTipsProps) {
  const { shown, events } = useShownTip({ onApproach: () => void TIP.preload() });
  return (
    <div className={className} {...events}>
      {children}
      {shown ? (
        <LazyOverlay code={TIP} request={shown}>
          <TIP.Part key={shown.dataset['tip']} target={shown} />
        </LazyOverlay>
      ) : null}
    </div>
  );
}

/** The logo and name, linked to the home page. */
export function Wordmark() {
  const { brand } = useSite();
  return (
    <Link to="/" className={styles.wordmark} aria-label={`${brand.name}, home`} activeOptions={{ exact: true }}>
      <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
        <path d={BRAND_MARK_PATH} />
      </svg>
      <span>{brand.name}</span>
    </Link>
  );
}
