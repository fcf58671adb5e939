import { useHydrated } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import styles from './busy-button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

export interface BusyButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  /** What it reads while its act is under way (specification §4). */
  busyLabel: string;
  busy: boolean;
}

/** A button that keeps its width and the focus while it is busy, and does nothing when it is pressed again. */
export function BusyButton({
  label,
  busyLabel,
  busy,
  variant,
  size,
  block,
  className,
  onClick,
  ...rest
}: BusyButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    >
      <span className={styles.labels}>
        <span aria-hidden={busy || undefined}>{label}</span>
        <span aria-hidden={busy ? undefined : true}>
          <Spinner /> {busyLabel}
        </span>
      </span>
    </button>
  );
}

/** Sends its form, as soon as there is JavaScript that takes it: the browser alone would not know where to. */
export function SubmitButton(props: BusyButtonProps) {
  const hydrated = useHydrated();
  return <BusyButton variant="primary" {...props} type={hydrated ? 'submit' : 'button'} />;
}
