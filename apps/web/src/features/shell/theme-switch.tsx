import { setColorScheme, useColorScheme } from '../../theme/color-scheme.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconTheme } from '../../ui/icons.tsx';
import styles from './theme-switch.module.css';

/** Switches between light and dark. Its label names the new scheme. */
export function ThemeSwitch() {
  const scheme = useColorScheme();
  const other = scheme === 'dark' ? 'light' : 'dark';
  const label = scheme ? `Switch to ${other} theme` : 'Switch theme';
  return (
    <IconButton label={label} data-tip={label} className={styles.switch} onClick={() => setColorScheme(other)}>
      <IconTheme />
    </IconButton>
  );
}
