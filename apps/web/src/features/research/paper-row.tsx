import type { Paper } from '@longreturn/site/research/paper';
import type { Ref } from 'react';
import text from '../../ui/text.module.css';
import row from '../../ui/text-row.module.css';
import { PaperLink } from './paper-link.tsx';
import styles from './paper-row.module.css';

interface PaperRowProps {
  paper: Paper;
  /** Its link, which may take the focus. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A paper in the list, with year and journal on the left. */
export function PaperRow({ paper, ref }: PaperRowProps) {
  const { title, authors, journal, year, design, summary } = paper;
  return (
    <article className={row.row}>
      <p className={styles.source}>
        <span className={styles.year}>{year}</span>
        <span className={styles.journal}>{journal}</span>
        <span className={styles.design}>{design}</span>
      </p>
      <div className={row.text}>
        <h3 className={row.title}>{title}</h3>
        <p className={text.meta}>{authors}</p>
        <p className={row.summary}>{summary}</p>
        <PaperLink paper={paper} {...(ref && { ref })} />
      </div>
    </article>
  );
}
