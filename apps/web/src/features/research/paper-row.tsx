import type { Paper } from '@longreturn/site/research/paper';
import { useHydrated, useLocation } from '@tanstack/react-router';
import type { Ref } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { DoiLink } from '../../ui/doi-link.tsx';
import text from '../../ui/text.module.css';
import row from '../../ui/text-row.module.css';
import { CitedIn } from './cited-in.tsx';
import styles from './paper-row.module.css';

interface PaperRowProps {
  paper: Paper;
  /** Refers to the paper's link, which may get the focus. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A paper in the list, with year and journal on the left. The paper is marked if the URL's hash is its slug. */
export function PaperRow({ paper, ref }: PaperRowProps) {
  const { slug, title, authors, journal, year, design, summary, doi } = paper;
  const isTarget = useIsTarget(slug);
  return (
    <article className={classNames(row.row, styles.paper)} id={slug} data-target={isTarget || undefined}>
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
        <DoiLink doi={doi} title={title} ref={ref} />
      </div>
    </article>
  );
}

/** Returns whether the URL's hash is this ID. Returns false until hydration, because servers don't get the hash. */
function useIsTarget(id: string): boolean {
  const isHydrated = useHydrated();
  const isInHash = useLocation({ select: ({ hash }) => hash === id });
  return isHydrated && isInHash;
}
