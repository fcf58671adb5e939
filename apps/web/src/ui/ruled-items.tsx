import type { ReactNode } from 'react';
import styles from './ruled-items.module.css';

/** A list of text-only items, in two columns on wide screens. */
export function RuledItems({ children }: { children: ReactNode }) {
  return <ul className={styles.items}>{children}</ul>;
}

interface RuledItemProps {
  title: string;
  children: ReactNode;
}

/** One item with a line above it: a title, a text and an action. */
export function RuledItem({ title, children }: RuledItemProps) {
  return (
    <li className={styles.item}>
      <h3>{title}</h3>
      {children}
    </li>
  );
}
