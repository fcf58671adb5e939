import type { ReactNode } from 'react';
import styles from './labelled-cell.module.css';

interface LabelledCellProps {
  /** Shown on phones, where the table has no head. */
  label: string;
  children: ReactNode;
}

/** A cell whose value needs a label, such as one of several dates. */
export function LabelledCell({ label, children }: LabelledCellProps) {
  return (
    <span className={styles.cell}>
      <span aria-hidden="true">{label}</span> {children}
    </span>
  );
}
