import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './go-link.module.css';
import { IconArrow } from './icons.tsx';

interface GoAnchorProps extends ComponentProps<'a'> {
  /** An icon instead of the arrow. */
  icon?: ReactNode;
}

/** A green link with an arrow, to a plain URL. */
export function GoAnchor({ icon, className, children, ...rest }: GoAnchorProps) {
  return (
    <a {...rest} className={classNames(styles.go, !icon && styles.forward, className)}>
      {children} {icon ?? <IconArrow />}
    </a>
  );
}

/** A green link with an arrow, to a page of the app. Takes the router's `to`, `params` and `search`. */
export const GoLink = createLink(GoAnchor);
