import { Drawer } from '@mantine/core';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconClose } from '../../ui/icons.tsx';
import { useOpenedOnceMounted } from '../../ui/use-opened-once-mounted.ts';
import { SocialLinks } from '../social/social-links.tsx';
import panel from './menu-panel.module.css';
import { MenuPanel } from './menu-panel.tsx';

interface SiteDrawerProps {
  opened: boolean;
  onClose: () => void;
}

/** The header's links on small screens, in a drawer on the right. */
export function SiteDrawer({ opened, onClose }: SiteDrawerProps) {
  const close = (
    <IconButton label="Close menu" onClick={onClose} data-autofocus>
      <IconClose />
    </IconButton>
  );
  return (
    <ThemeProvider>
      <Drawer.Root opened={useOpenedOnceMounted(opened)} onClose={onClose} classNames={{ content: panel.panel }}>
        <Drawer.Overlay />
        <Drawer.Content aria-label="Menu">
          <MenuPanel close={close} onSelect={onClose}>
            <SocialLinks variant="compact" />
          </MenuPanel>
        </Drawer.Content>
      </Drawer.Root>
    </ThemeProvider>
  );
}
