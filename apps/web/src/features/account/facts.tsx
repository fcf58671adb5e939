import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  facts: readonly { term: string; value: ReactNode }[];
}

/** A list of names and values with rules between them. Missing values are marked. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{value ?? <span className={styles.none}>Not given</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
