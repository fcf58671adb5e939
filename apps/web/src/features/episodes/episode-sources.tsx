import { doiUrl } from '@longreturn/contract/doi';
import type { Source } from '@longreturn/contract/sources';
import { Link } from '@tanstack/react-router';
import { EpisodePart } from './episode-part.tsx';
import styles from './episode-sources.module.css';

/** The papers that an episode discusses, or nothing if it names none. */
export function EpisodeSources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <EpisodePart title="Sources">
      <ul className={styles.sources}>
        {sources.map(({ doi, paper }) => (
          <li key={doi}>
            {paper ? (
              <>
                <Link to="/research" search={{ cursor: paper.slug }} hash={paper.slug} className={styles.title}>
                  {paper.title}
                </Link>
                <span>{paper.authors}</span>
                <span>
                  {paper.journal}, {paper.year}
                </span>
              </>
            ) : null}
            <DoiLink doi={doi} />
          </li>
        ))}
      </ul>
    </EpisodePart>
  );
}

function DoiLink({ doi }: { doi: string }) {
  return (
    <a href={doiUrl(doi)} target="_blank" rel="noopener" className={styles.doi}>
      doi.org/{doi}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
