import { AdminPanel } from '../../admin-panel.tsx';
import { ImportList } from './import-list.tsx';
import styles from './import-panel.module.css';
import { ShowImportForm } from './show-import-form.tsx';

/** Imports a podcast from its feed, and lists the latest imports with their reports. */
export function ImportPanel() {
  return (
    <AdminPanel title="Import a podcast">
      <div className={styles.text}>
        <p>
          Bring in the episodes of an existing podcast from its RSS feed. You can import a feed again: episodes that
          have changed in the feed are updated, and none is created twice.
        </p>
      </div>
      <ShowImportForm />
      <ImportList />
    </AdminPanel>
  );
}
