import { Button } from '../../ui/button.tsx';
import styles from '../../ui/dialog.module.css';
import { Dialog } from '../../ui/dialog.tsx';

interface DiscardDialogProps {
  opened: boolean;
  onDiscard: () => void;
  onKeep: () => void;
}

/** Asks before the changes of a form are lost. */
export default function DiscardDialog({ opened, onDiscard, onKeep }: DiscardDialogProps) {
  return (
    <Dialog opened={opened} title="Discard your changes?" onClose={onKeep}>
      <div className={styles.form}>
        <p className={styles.text}>What you changed in your profile is not saved yet.</p>
        <div className={styles.end}>
          <Button data-autofocus onClick={onKeep}>
            Keep editing
          </Button>
          <Button variant="danger" onClick={onDiscard}>
            Discard changes
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
