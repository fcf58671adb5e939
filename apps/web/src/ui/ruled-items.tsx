import type { ReactNode } from 'react';
import styles from './ruled-items.module.css';

/** Things of one kind that are type only, two across where there is room. */
export function RuledItems({ children }: { children: ReactNode }) {
  return <ul className={styles.items}>{children}</ul>;
}

interface RuledItemProps {
  title: string;
  children: ReactNode;
}

/** One of them: a hairline, its title, what is said of it, and what can be done about it. */
export function RuledItem({ title, children }: RuledItemProps) {
  return (
    <li className={styles.item}>
      <h3>{title}</h3>
      {children}
    </li>
  );
}
