import type { ReactNode } from 'react';
import styles from './tab-sections.module.css';

interface TabSectionsProps {
  /** The accessible name of the group of links, for example 'Sections of the newsletter'. */
  label: string;
  sections: readonly { id: string; title: string; content: ReactNode }[];
}

/** The sections of a tab with long lists. At the top is a link to each section. */
export function TabSections({ label, sections }: TabSectionsProps) {
  return (
    <>
      <nav className={styles.links} aria-label={label}>
        {sections.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <div className={styles.sections}>
        {sections.map(({ id, content }) => (
          <div key={id} id={id}>
            {content}
          </div>
        ))}
      </div>
    </>
  );
}
