import { Button } from '@mantine/core';
import { confirmAction } from '../../modals/confirm-action.tsx';
import { showToast } from '../../toasts/show-toast.ts';
import { AdminPanel } from '../admin-panel.tsx';
import { startDownload } from '../download-file.ts';
import styles from './side-panel.module.css';

/** Downloads an archive of everything that the site stores. */
export function ArchivePanel() {
  return (
    <AdminPanel title="Export">
      <div className={styles.content}>
        <p>Download one archive of everything that the site stores, for a backup or a move to another server.</p>
        <Button onClick={confirmDownload}>Download everything</Button>
      </div>
    </AdminPanel>
  );
}

function confirmDownload(): void {
  confirmAction({
    title: 'Download everything?',
    text: 'The archive contains personal data of all users and subscribers, and the keys that sign links in emails. Keep it in a safe place.',
    verb: 'Download',
    variant: 'primary',
    run: async () => startDownload('/api/admin/archive'),
    onDone: () => showToast({ title: 'Download started', tone: 'good' }),
  });
}
