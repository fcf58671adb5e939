import type { Paper } from '@longreturn/site/research/paper';
import type { Ref } from 'react';
import styles from './paper-link.module.css';

interface PaperLinkProps {
  paper: Pick<Paper, 'doi' | 'title'>;
  ref?: Ref<HTMLAnchorElement>;
}

/** Links to the paper by its DOI. */
export function PaperLink({ paper: { doi, title }, ref }: PaperLinkProps) {
  return (
    <a className={styles.link} href={`https://doi.org/${doiPath(doi)}`} target="_blank" rel="noopener" ref={ref}>
      doi.org/{doi}
      <span className="visually-hidden">: {title} (opens in a new tab)</span>
    </a>
  );
}

/** Old DOIs contain characters that a URL must escape. */
const doiPath = (doi: string): string => doi.split('/').map(encodeURIComponent).join('/');
