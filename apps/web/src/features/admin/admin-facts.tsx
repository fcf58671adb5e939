import type { ReactNode } from 'react';
import styles from './admin-facts.module.css';

interface AdminFactsProps {
  /** Names and values. Facts without a value are left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** What is known about an entry: names on the left, values on the right. */
export function AdminFacts({ facts }: AdminFactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
