import { Button } from '../../../../ui/button.tsx';
import { loadModals } from '../../../modals/modal-host.tsx';
import { AdminPanel } from '../../admin-panel.tsx';
import styles from './feed-section.module.css';
import { openRotateAll } from './rotate-all-form.tsx';

/** The button that rotates all private feeds of the site. */
export function FeedSection() {
  const rotate = (
    <Button
      size="sm"
      aria-haspopup="dialog"
      onPointerEnter={() => void loadModals()}
      onFocus={() => void loadModals()}
      onClick={openRotateAll}
    >
      Rotate all private feeds
    </Button>
  );
  return (
    <AdminPanel title="All private feeds" aside={rotate}>
      <p className={styles.note}>
        Rotate all feeds if their URLs may have leaked. The URLs stop working at once, and every owner is emailed
        instructions for making new ones. To rotate or revoke the feeds of one user, open that user.
      </p>
    </AdminPanel>
  );
}
