import { type ReactNode, useId } from 'react';
import styles from './admin-panel.module.css';

interface AdminPanelProps {
  title: string;
  /** The level of the heading: 3 inside another section. */
  level?: 2 | 3;
  /** A badge or a button on the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a tab, with a title. The section takes the focus if the focused element is deleted. */
export function AdminPanel({ title, level = 2, aside, children }: AdminPanelProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.panel} aria-labelledby={id} tabIndex={-1} data-admin-panel>
      <div className={styles.head}>
        <Heading id={id}>{title}</Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
