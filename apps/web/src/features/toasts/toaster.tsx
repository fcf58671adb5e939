import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import type { Toast } from './show-toast.ts';
import { ToastCard } from './toast-card.tsx';
import styles from './toaster.module.css';

/** Specification §9. */
const WIDTH_PX = 420;
const HOTKEY = 'F8';

/** Shows the given toast at the lower right, alone; F8 leads to it from anywhere. */
export default function Toaster({ toast }: { toast: Toast }) {
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    notifications.clean();
    const id = notifications.show({
      message: toast.title,
      role: toast.tone === 'bad' ? 'alert' : 'status',
      renderNotification: ({ id: shown }) => (
        <ToastCard toast={toast} onClose={() => void (shown && notifications.hide(shown))} />
      ),
    });
    return () => void notifications.hide(id);
  }, [toast]);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key === HOTKEY) region.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  return (
    <ThemeProvider>
      <section ref={region} tabIndex={-1} aria-label={`Notifications (${HOTKEY})`} className={styles.region}>
        <Notifications
          position="bottom-right"
          limit={1}
          autoClose={false} // the card has its own time (use-toast-timer.ts)
          containerWidth={WIDTH_PX}
          transitionDuration={220}
          withinPortal={false}
          allowDragDismiss={false}
          allowScrollDismiss={false}
        />
      </section>
    </ThemeProvider>
  );
}
