import { IconAnchor } from '../../ui/icon-button.tsx';
import { IconClose } from '../../ui/icons.tsx';
import { MenuLinks } from './menu-links.tsx';
import styles from './plain-menu.module.css';

/** What the address names while the menu is unfolded. */
export const MENU_ID = 'menu';

/** The drawer of a page without JavaScript: hidden until the address names it. */
export function PlainMenu() {
  return (
    <div id={MENU_ID} className={styles.menu}>
      <IconAnchor label="Close menu" href="#main" className={styles.close}>
        <IconClose />
      </IconAnchor>
      <MenuLinks />
    </div>
  );
}
