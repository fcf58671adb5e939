import { doiUrl } from '@longreturn/contract/doi';
import type { Ref } from 'react';
import styles from './doi-link.module.css';

interface DoiLinkProps {
  doi: string;
  /** The paper's title, for the accessible name. Undefined if the site doesn't know it. */
  title?: string | undefined;
  /** Whether the link is small text, for places where the paper's title is a link, too. */
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
