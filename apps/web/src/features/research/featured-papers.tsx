import type { Paper } from '@longreturn/site/research/paper';
import { useId } from 'react';
import { DoiLink } from '../../ui/doi-link.tsx';
import { MetaRow } from '../../ui/meta-row.tsx';
import text from '../../ui/text.module.css';
import { CitedIn } from './cited-in.tsx';
import styles from './featured-papers.module.css';

/** The papers that the hosts selected, each with a text about why it matters. */
export function FeaturedPapers({ papers }: { papers: readonly Paper[] }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Featured Papers
      </h2>
      <div className={styles.papers}>
        {papers.map((paper) => (
          <article key={paper.slug} className={styles.paper}>
            <MetaRow>
              <span>{paper.journal}</span>
              <span>{paper.year}</span>
              <span>{paper.design}</span>
            </MetaRow>
            <h3 className={styles.title}>{paper.title}</h3>
            <p className={text.meta}>{paper.authors}</p>
            <p className={text.description}>{paper.summary}</p>
            <p className={styles.why}>
              <i className={styles.term}>Why it matters</i>
              {paper.whyItMatters}
            </p>
            <CitedIn slug={paper.slug} />
            <DoiLink doi={paper.doi} title={paper.title} />
          </article>
        ))}
      </div>
    </section>
  );
}
