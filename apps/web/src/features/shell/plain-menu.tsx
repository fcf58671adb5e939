import { classNames } from '../../ui/class-names.ts';
import { IconAnchor } from '../../ui/icon-button.tsx';
import { IconClose } from '../../ui/icons.tsx';
import panel from './menu-panel.module.css';
import { MenuPanel } from './menu-panel.tsx';
import styles from './plain-menu.module.css';

/** The URL fragment while the menu is open. */
export const MENU_ID = 'menu';

/** The menu without JavaScript: hidden until the URL's fragment targets it. */
export function PlainMenu() {
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
