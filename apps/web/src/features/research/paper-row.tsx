import { doiUrl } from '@longreturn/contract/doi';
import type { Paper } from '@longreturn/site/research/paper';
import type { Ref } from 'react';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text.module.css';
import row from '../../ui/text-row.module.css';
import { CitedIn } from './cited-in.tsx';
import styles from './paper-row.module.css';

interface PaperRowProps {
  paper: Paper;
  /** Refers to the paper's link, which may get the focus. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A paper in the list, with year and journal on the left. */
export function PaperRow({ paper, ref }: PaperRowProps) {
  const { slug, title, authors, journal, year, design, summary } = paper;
  return (
    <article className={classNames(row.row, styles.paper)} id={slug}>
      <p className={styles.source}>
        <span className={styles.year}>{year}</span>
        <span className={styles.journal}>{journal}</span>
        <span className={styles.design}>{design}</span>
      </p>
      <div className={row.text}>
        <h3 className={row.title}>{title}</h3>
        <p className={text.meta}>{authors}</p>
        <p className={row.summary}>{summary}</p>
        <CitedIn slug={slug} />
        <PaperLink paper={paper} {...(ref && { ref })} />
      </div>
    </article>
  );
}

interface PaperLinkProps {
  paper: Pick<Paper, 'doi' | 'title'>;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to the paper by its DOI. */
export function PaperLink({ paper: { doi, title }, ref }: PaperLinkProps) {
  return (
    <a className={styles.link} href={doiUrl(doi)} target="_blank" rel="noopener" ref={ref}>
      doi.org/{doi}
      <span className="visually-hidden">: {title} (opens in a new tab)</span>
    </a>
  );
}
