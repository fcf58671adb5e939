import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './filter-badges.module.css';
import { IconClose } from './icons.tsx';
import tag from './tag.module.css';

interface FilterBadgesProps {
  /** The label for screen readers, such as 'Categories'. */
  label: string;
  /** The `FilterBadge` elements. */
  children: ReactNode;
}

/** A list's filter as a row of badges. Each is a link. */
export function FilterBadges({ label, children }: FilterBadgesProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.badges}>{children}</ul>
    </nav>
  );
}

interface FilterBadgeProps extends ComponentProps<'a'> {
  /** Whether the badge is selected. It then links to the unfiltered list. */
  isChosen: boolean;
}

/** One badge. Takes the router's `to` and `search`. */
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
