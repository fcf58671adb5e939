import { doiUrl } from '@longreturn/contract/doi';
import type { Ref } from 'react';
import styles from './doi-link.module.css';

interface DoiLinkProps {
  doi: string;
  /** The paper's title, for the accessible name. Undefined if the site doesn't know it. */
  title?: string | undefined;
  /** Whether this is small text below a paper's title that is already a link. */
  isQuiet?: boolean;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link to a paper by its DOI. */
export function DoiLink({ doi, title, isQuiet = false, ref }: DoiLinkProps) {
  return (
    <a className={isQuiet ? styles.quiet : styles.link} href={doiUrl(doi)} target="_blank" rel="noopener" ref={ref}>
      doi.org/{doi}
      <span className="visually-hidden">{title ? `: ${title}` : null} (opens in a new tab)</span>
    </a>
  );
}
