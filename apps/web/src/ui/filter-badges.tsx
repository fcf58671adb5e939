import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './filter-badges.module.css';
import { IconClose } from './icons.tsx';
import tag from './tag.module.css';

interface FilterBadgesProps {
  /** What they choose among: 'Categories'. */
  label: string;
  /** A `FilterBadge` for each. */
  children: ReactNode;
}

/** A list's filter as badges in a row, each of them a link. */
export function FilterBadges({ label, children }: FilterBadgesProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.badges}>{children}</ul>
    </nav>
  );
}

interface FilterBadgeProps extends ComponentProps<'a'> {
  /** The list shows this kind alone; the badge then leads back to all. */
  isChosen: boolean;
}

/** One of them; takes the router's `to` and `search`. */
export const FilterBadge = createLink(({ isChosen, className, children, ...rest }: FilterBadgeProps) => (
  <li>
    <a
      {...rest}
      className={classNames(tag.tag, tag.outline, styles.badge, isChosen && styles.chosen, className)}
      aria-current={isChosen ? 'true' : undefined}
    >
      {children}
      {isChosen ? (
        <>
          <span className="visually-hidden">(selected, show all)</span>
          <IconClose />
        </>
      ) : null}
    </a>
  </li>
));
