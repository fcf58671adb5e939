import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconLock } from './icons.tsx';
import styles from './tag.module.css';

interface TagProps {
  /** 'outline' is for neutral facts; the tinted tones are for states. */
  tone: 'premium' | 'green' | 'danger' | 'plain' | 'outline';
  children: ReactNode;
}

/** A badge. Use at most two in a row. */
export function Tag({ tone, children }: TagProps) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>;
}

/** The badge of content for members, with a lock if the reader has no access. */
export function PremiumTag({ isLocked }: { isLocked: boolean }) {
  return <Tag tone="premium">{isLocked ? <IconLock /> : null} Premium</Tag>;
}

/** The badge of an episode in which the hosts answer members’ questions. Use it beside the date and length. */
export function AmaTag() {
  return (
    <span>
      <abbr className={classNames(styles.tag, styles.outline, styles.inline)} title="Ask me anything">
        AMA
      </abbr>
    </span>
  );
}

/** An outlined badge that links, for example to a topic. Takes the router's `to` and `params`. */
export const TagLink = createLink(({ className, children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className={classNames(styles.tag, styles.outline, className)}>
    {children}
  </a>
));
