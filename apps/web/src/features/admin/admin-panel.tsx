import { type ReactNode, useId } from 'react';
import styles from './admin-panel.module.css';

interface AdminPanelProps {
  title: string;
  /** A badge or a button on the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a tab: a rule, its title and its content. It takes the focus when the element that had it is deleted. */
export function AdminPanel({ title, aside, children }: AdminPanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id} tabIndex={-1} data-admin-panel>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
