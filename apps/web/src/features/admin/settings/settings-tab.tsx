import { AdminPanel } from '../admin-panel.tsx';

/** The settings tab. */
export function SettingsTab() {
  return <AdminPanel title="Settings">{null}</AdminPanel>;
}
