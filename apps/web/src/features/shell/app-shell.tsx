import type { ReactNode } from 'react';
import { useEarlyClick } from '../../lib/early-click.tsx';
import { ModalHost } from '../modals/modal-host.tsx';
import { PlayerHost } from '../player/player-host.tsx';
import { ToastHost } from '../toasts/toast-host.tsx';
import styles from './app-shell.module.css';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';

/**
 * The frame of every page: skip link, header, main, footer, progress bar, and the containers for the player, toasts and
 * dialogs.
 */
export function AppShell({ children }: { children: ReactNode }) {
  useEarlyClick();
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <NavigationProgress />
      <PlayerHost />
      <ToastHost />
      <ModalHost />
    </>
  );
}
