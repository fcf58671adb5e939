import type { ReactNode } from 'react';
import { ToastHost } from '../toasts/toast-host.tsx';
import styles from './app-shell.module.css';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** What every page stands in: skip link, header, main, footer, and the place for toasts. */
export function AppShell({ children }: { children: ReactNode }) {
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
      <ToastHost />
    </>
  );
}
