import { Button } from '@mantine/core';
import type { ComponentProps } from 'react';
import { SubmitAction } from './action-button.tsx';
import form from './form.module.css';

interface FormEndProps extends ComponentProps<typeof SubmitAction> {
  /** For forms that can be cancelled. */
  onCancel?: () => void;
}

/** The last row of a form: its submit button, and Cancel. */
export function FormEnd({ onCancel, ...submit }: FormEndProps) {
  return (
    <div className={form.end}>
      <SubmitAction {...submit} />
      {onCancel ? (
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      ) : null}
    </div>
  );
}
