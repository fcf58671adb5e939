import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import styles from './profile-section.module.css';

interface ProfileSectionProps {
  title: string;
  /** The ID of the section, for links to it. */
  anchor?: string;
  children: ReactNode;
}

/** A section of the profile: a rule, the title on the left and the content on the right. */
export function ProfileSection({ title, anchor, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section id={anchor} className={classNames(layout.grid, styles.section)} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}

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
