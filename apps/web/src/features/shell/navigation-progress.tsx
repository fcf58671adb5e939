import { useRouterState } from '@tanstack/react-router';
import styles from './navigation-progress.module.css';

/** The bar at the top of the window while the next page loads. Its styles show it after 200 ms. */
export function NavigationProgress() {
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' });
  return isPending ? <div role="progressbar" aria-label="Loading page" className={styles.bar} /> : null;
}
