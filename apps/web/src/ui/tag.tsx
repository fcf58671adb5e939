import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconLock } from './icons.tsx';
import styles from './tag.module.css';

interface TagProps {
  /** A tint is a state, 'outline' a neutral fact. */
  tone: 'premium' | 'green' | 'danger' | 'plain' | 'outline';
  children: ReactNode;
}

/** A badge; two in a row at most. */
export function Tag({ tone, children }: TagProps) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>;
}

/** The badge of what is for members, with a lock where this reader may not open it. */
export function PremiumTag({ isLocked }: { isLocked: boolean }) {
  return <Tag tone="premium">{isLocked ? <IconLock /> : null} Premium</Tag>;
}

/** An outlined badge that leads somewhere, to a topic for one; takes the router's `to` and `params`. */
export const TagLink = createLink(({ className, children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className={classNames(styles.tag, styles.outline, className)}>
    {children}
  </a>
));
