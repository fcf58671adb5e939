import { type ReactNode, useId } from 'react';
import styles from './form-panel.module.css';

interface FormPanelProps {
  /** For example 'Edit episode'. */
  title: string;
  children: ReactNode;
}

/** A form that opens in place, above the list. */
export function FormPanel({ title, children }: FormPanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
