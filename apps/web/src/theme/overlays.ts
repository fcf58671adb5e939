// Mantine's stylesheets. A component's stylesheet comes after those of the components that it uses.
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Tooltip.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import type { DrawerRootProps, ModalRootProps, TabsProps, TooltipProps } from '@mantine/core';
import type { NotificationsProps } from '@mantine/notifications';
import styles from './overlays.module.css';

const MODAL = {
  centered: true,
  size: 460,
  padding: 'xl',
  yOffset: 'var(--s-4)',
  xOffset: 'var(--s-4)',
  transitionProps: { duration: 120 },
} satisfies Partial<ModalRootProps>;

const DRAWER = {
  position: 'right',
  radius: 0,
  transitionProps: { duration: 220 },
} satisfies Partial<DrawerRootProps>;

/**
 * Defaults and styles of overlays and tabs. They are plain objects, because with Mantine's `extend` the theme would
 * import each component.
 */
export const overlays = {
  Modal: {
    defaultProps: {
      ...MODAL,
      withCloseButton: false,
      attributes: { header: { role: 'presentation' } }, // otherwise the page would have a second banner landmark
    },
    classNames: {
      overlay: styles.overlay,
      content: styles.modal,
      header: styles.modalHeader,
      title: styles.modalTitle,
    },
  },
  ModalRoot: { defaultProps: MODAL },
  Drawer: { classNames: { overlay: styles.overlay, content: styles.drawer } },
  DrawerRoot: { defaultProps: DRAWER },
  Tooltip: {
    defaultProps: { offset: 8 } satisfies Partial<TooltipProps>,
    classNames: { tooltip: styles.tooltip },
  },
  Tabs: {
    // Hidden panels are rendered too, even on the server, and their fields keep their text.
    defaultProps: { keepMountedMode: 'display-none' } satisfies Partial<TabsProps>,
    classNames: { list: styles.tabs, tab: styles.tab },
  },
  Notifications: {
    defaultProps: {
      position: 'bottom-right',
      containerWidth: 420,
      transitionDuration: 220,
    } satisfies Partial<NotificationsProps>,
    classNames: { root: styles.toasts },
  },
  Notification: {
    classNames: {
      root: styles.toast,
      icon: styles.toastIcon,
      body: styles.toastBody,
      title: styles.toastTitle,
      description: styles.toastText,
      closeButton: styles.toastClose,
    },
  },
};
