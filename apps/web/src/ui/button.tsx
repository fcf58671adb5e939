import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Its act is under way: a spinner before the label, no second press. */
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

/** A button's look on a plain link: other sites, files, pages outside the app. */
export function ButtonAnchor({ variant, size, block, className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, block }, className)}>
      {children}
    </a>
  );
}

/** A button's look on a link within the app; takes the router's `to`, `params` and `search`. */
export const ButtonLink = createLink(ButtonAnchor);
