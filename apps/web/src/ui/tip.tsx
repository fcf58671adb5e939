import { Tooltip } from '@mantine/core';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { useOpenedOnceMounted } from './use-opened-once-mounted.ts';

/** The tooltip of an element with `data-tip`. It is visible as long as this component is rendered. */
export function Tip({ target }: { target: HTMLElement }) {
  return (
    <ThemeProvider>
      <Tooltip target={target} label={target.dataset['tip']} opened={useOpenedOnceMounted(true)} />
    </ThemeProvider>
  );
}
