import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  facts: readonly { term: string; value: ReactNode }[];
}

/** Names and values between hairlines; what is missing says so. */
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
