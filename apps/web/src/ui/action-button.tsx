import { Button, type ButtonProps } from '@mantine/core';
import { useHydrated } from '@tanstack/react-router';
import { BusyLabel } from './busy-label.tsx';

export interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'fullWidth'> {
  label: string;
  /** The label while the action is pending. */
  busyLabel: string;
  busy: boolean;
  type?: 'button' | 'submit';
  'aria-label'?: string;
  onClick?: () => void;
}

/** A button that keeps its width and the focus while its action is pending, and ignores further presses. */
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

/** Submits its form. Before hydration it does nothing, as the browser alone can't submit the form. */
export function SubmitAction(props: Omit<ActionButtonProps, 'type' | 'onClick'>) {
  return <ActionButton variant="primary" {...props} type={useHydrated() ? 'submit' : 'button'} />;
}
