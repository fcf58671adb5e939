import { AdminPanel } from '../admin-panel.tsx';

/** The articles tab. */
export function ArticlesTab() {
  return <AdminPanel title="Articles">{null}</AdminPanel>;
}
