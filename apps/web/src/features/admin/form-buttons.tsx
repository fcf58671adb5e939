import { Button } from '@mantine/core';
import { SubmitAction } from '../../ui/action-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './form-buttons.module.css';

interface FormButtonsProps {
  /** The label of the button that saves: 'Save Episode'. */
  label: string;
  busy: boolean;
  onCancel: () => void;
  /** The class that positions the buttons in the form. */
  className?: string | undefined;
}

/** The buttons at the end of a form: Cancel and Save. */
export function FormButtons({ label, busy, onCancel, className }: FormButtonsProps) {
  return (
    <div className={classNames(styles.buttons, className)}>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
      <SubmitAction label={label} busyLabel="Saving..." busy={busy} />
    </div>
  );
}
