import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Whether the action is pending. The button then shows a spinner before the label and is disabled. */
  busy?: boolean | undefined;
}

export function Button({ variant, size, block, busy = false, className, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}

type ButtonAnchorProps = ButtonLook & ComponentProps<'a'>;

/** A plain link that looks like a button, for other sites, files and pages outside the app. */
export function ButtonAnchor({ variant, size, block, className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, block }, className)}>
      {children}
    </a>
  );
}

/** A link within the app that looks like a button. Takes the router's `to`, `params` and `search`. */
export const ButtonLink = createLink(ButtonAnchor);

export interface ButtonLook {
  /** Use at most one 'primary' button per view and 'line' for the others. */
  variant?: 'primary' | 'line' | 'quiet' | 'danger' | undefined;
  /** 'lg' is 54 px high, 'md' 44 px, 'sm' 34 px. */
  size?: 'lg' | 'md' | 'sm' | undefined;
  /** Whether the button is as wide as its container. */
  block?: boolean | undefined;
}

/** Returns the classes of a button, for any element. */
export function buttonClass({ variant = 'line', size = 'md', block = false }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[variant], size !== 'md' && styles[size], block && styles.block, className);
}
