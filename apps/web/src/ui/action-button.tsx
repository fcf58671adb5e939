import { Button, type ButtonProps } from '@mantine/core';
import { useHydrated } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import form from './form.module.css';
import { BusyLabel } from './spinner.tsx';

export interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'disabled'> {
  label: string;
  /** The label while the action is pending. */
  busyLabel: string;
  busy: boolean;
  type?: 'button' | 'submit';
  'aria-label'?: string;
  'aria-description'?: string;
  onClick?: () => void;
}

/** A button that keeps its width and the focus while its action is pending, and ignores further clicks. */
export function ActionButton({ label, busyLabel, busy, onClick, ...rest }: ActionButtonProps) {
  return (
    <Button
      type="button"
      {...rest}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    >
      <BusyLabel label={label} busyLabel={busyLabel} busy={busy} />
    </Button>
  );
}

/** The submit button of a form. Before hydration it does nothing, because the form needs JavaScript. */
export function SubmitAction(props: Omit<ActionButtonProps, 'type' | 'onClick'>) {
  return <ActionButton variant="primary" {...props} type={useHydrated() ? 'submit' : 'button'} />;
}

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
