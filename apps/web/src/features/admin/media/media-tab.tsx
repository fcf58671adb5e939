import { AdminPanel } from '../admin-panel.tsx';

/** The media tab. */
export function MediaTab() {
  return <AdminPanel title="Media">{null}</AdminPanel>;
}
