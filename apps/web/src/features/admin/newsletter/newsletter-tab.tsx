import { AdminPanel } from '../admin-panel.tsx';

/** The newsletter tab. */
export function NewsletterTab() {
  return <AdminPanel title="Newsletter">{null}</AdminPanel>;
}
