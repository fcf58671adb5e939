import { type BusyButtonProps, SubmitButton } from './busy-button.tsx';
import { Button } from './button.tsx';
import form from './form.module.css';

interface FormEndProps extends Pick<BusyButtonProps, 'label' | 'busyLabel' | 'busy' | 'size'> {
  /** For what can be given up. */
  onCancel?: () => void;
}

/** The last row of a form: what sends it, and the way out. */
export function FormEnd({ onCancel, ...submit }: FormEndProps) {
  return (
    <div className={form.end}>
      <SubmitButton {...submit} />
      {onCancel ? (
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      ) : null}
    </div>
  );
}
