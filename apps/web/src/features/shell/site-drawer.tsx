import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer } from '@mantine/core';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconClose } from '../../ui/icons.tsx';
import { useOpenedOnceMounted } from '../../ui/use-opened-once-mounted.ts';
import { SocialLinks } from '../social/social-links.tsx';
import { MenuLinks } from './menu-links.tsx';
import styles from './site-drawer.module.css';

interface SiteDrawerProps {
  opened: boolean;
  onClose: () => void;
}

/** The header's links on small screens: from the right, 300 px wide, 400 from 640 px up (specification §2). */
export default function SiteDrawer({ opened, onClose }: SiteDrawerProps) {
  return (
    <ThemeProvider>
      <Drawer.Root
        opened={useOpenedOnceMounted(opened)}
        onClose={onClose}
        position="right"
        radius={0}
        classNames={{ content: styles.content, overlay: styles.overlay }}
        transitionProps={{ duration: 220 }}
      >
        <Drawer.Overlay backgroundOpacity={1} />
        <Drawer.Content aria-label="Menu">
          <div className={styles.top}>
            <p className={styles.title}>Menu</p>
            <IconButton label="Close menu" onClick={onClose} data-autofocus>
              <IconClose />
            </IconButton>
          </div>
          <MenuLinks onSelect={onClose}>
            <SocialLinks variant="compact" />
          </MenuLinks>
        </Drawer.Content>
      </Drawer.Root>
    </ThemeProvider>
  );
}
