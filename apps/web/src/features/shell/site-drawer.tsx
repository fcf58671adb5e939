import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer } from '@mantine/core';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconClose } from '../../ui/icons.tsx';
import { useOpenedOnceMounted } from '../../ui/use-opened-once-mounted.ts';
import { SocialLinks } from '../social/social-links.tsx';
import panel from './menu-panel.module.css';
import { MenuPanel } from './menu-panel.tsx';
import styles from './site-drawer.module.css';

interface SiteDrawerProps {
  opened: boolean;
  onClose: () => void;
}

/** The header's links on small screens: from the right, 300 px wide, 400 from 640 px up (specification §2). */
export default function SiteDrawer({ opened, onClose }: SiteDrawerProps) {
  const close = (
    <IconButton label="Close menu" onClick={onClose} data-autofocus>
      <IconClose />
    </IconButton>
  );
  return (
    <ThemeProvider>
      <Drawer.Root
        opened={useOpenedOnceMounted(opened)}
        onClose={onClose}
        position="right"
        radius={0}
        classNames={{ content: classNames(panel.panel, styles.content), overlay: styles.overlay }}
        transitionProps={{ duration: 220 }}
      >
        <Drawer.Overlay backgroundOpacity={1} />
        <Drawer.Content aria-label="Menu">
          <MenuPanel close={close} onSelect={onClose}>
            <SocialLinks variant="compact" />
          </MenuPanel>
        </Drawer.Content>
      </Drawer.Root>
    </ThemeProvider>
  );
}
