import { type ReactNode, useId } from 'react';
import styles from './episode-part.module.css';

interface EpisodePartProps {
  title: string;
  children: ReactNode;
}

/** A small section of an episode's page, with a rule above. */
export function EpisodePart({ title, children }: EpisodePartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
