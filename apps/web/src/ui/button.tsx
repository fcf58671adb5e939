import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** The action is pending: shows a spinner before the label and ignores further presses. */
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
