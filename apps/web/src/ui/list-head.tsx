import type { ReactNode } from 'react';
import styles from './list-head.module.css';

interface ListHeadProps {
  /** The id of the heading, for the section's `aria-labelledby`. */
  id: string;
  title: string;
  /** A GoLink on the title's baseline. */
  link?: ReactNode;
}

/** The heading of a list that is only part of a page, with a horizontal line above it. */
export function ListHead({ id, title, link }: ListHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {link}
    </div>
  );
}
