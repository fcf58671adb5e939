import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './go-link.module.css';
import { IconArrow } from './icons.tsx';

/** A green link with an arrow, to a plain URL. */
export function GoAnchor({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={classNames(styles.go, className)}>
      {children} <IconArrow />
    </a>
  );
}

/** A green link with an arrow, to a page of the app. Takes the router's `to`, `params` and `search`. */
export const GoLink = createLink(GoAnchor);
