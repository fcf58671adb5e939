import { useState } from 'react';
import { lazyCode } from '../../lib/lazy-code.ts';
import { usePressable } from '../../lib/use-pressable.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconAnchor } from '../../ui/icon-button.tsx';
import { IconClose, IconMenu } from '../../ui/icons.tsx';
import { LazyOverlay } from '../../ui/lazy-overlay.tsx';
import { showLoadFailure } from '../toasts/show-toast.ts';
import styles from './menu-control.module.css';
import panel from './menu-panel.module.css';
import { MenuPanel } from './menu-panel.tsx';

/** The URL fragment while the menu is open. */
const MENU_ID = 'menu';

/** The menu without JavaScript: hidden until the URL's fragment targets it. */
function PlainMenu() {
  const close = (
    <IconAnchor label="Close menu" href="#main">
      <IconClose />
    </IconAnchor>
  );
  return (
    <div id={MENU_ID} className={classNames(panel.panel, styles.menu)}>
      <MenuPanel close={close} />
    </div>
  );
}

const DRAWER = lazyCode(async () => (await import('./site-drawer.tsx')).SiteDrawer);

/**
 * The button that opens a drawer with the header's links. Before hydration, it is a link that shows the same links
 * below the header.
 */
export function MenuControl({ className }: { className: string | undefined }) {
  // Once opened, the drawer stays mounted, so that closing it can be animated.
  const [asked, setAsked] = useState<'open' | 'closed'>();

  const pressable = usePressable(() => setAsked('open'));
  const isButton = pressable.role !== undefined;
  const isUnfolded = isButton && location.hash === `#${MENU_ID}`;
  const state = asked ?? (isUnfolded ? 'open' : undefined); // the reader opened the plain menu before hydration
  const onFailure = () => {
    if (state !== 'open') return;
    setAsked('closed');
    showLoadFailure();
  };
  return (
    <>
      <IconAnchor
        label={isButton ? 'Open menu' : 'Menu'}
        href={`#${MENU_ID}`}
        className={className}
        {...pressable}
        data-press={undefined}
        {...(isButton && { 'aria-haspopup': 'dialog', 'aria-expanded': state === 'open' })}
        onPointerEnter={() => void DRAWER.preload()}
        onFocus={() => void DRAWER.preload()}
      >
        <IconMenu />
      </IconAnchor>
      {isButton ? null : <PlainMenu />}
      {state ? (
        <LazyOverlay code={DRAWER} request={asked} onFailure={onFailure}>
          <DRAWER.Part opened={state === 'open'} onClose={() => setAsked('closed')} />
        </LazyOverlay>
      ) : null}
    </>
  );
}
