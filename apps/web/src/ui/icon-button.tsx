import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name of the button. */
  label: string;
}

export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return <button type="button" {...rest} aria-label={label} className={classNames(styles.button, className)} />;
}

interface IconAnchorProps extends Omit<ComponentProps<'a'>, 'aria-label'> {
  label: string;
  href: string;
}

export function IconAnchor({ label, href, className, ...rest }: IconAnchorProps) {
  return <a {...rest} href={href} aria-label={label} className={classNames(styles.button, className)} />;
}
