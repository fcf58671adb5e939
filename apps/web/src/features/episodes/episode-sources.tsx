import type { Source } from '@longreturn/contract/sources';
import { Link } from '@tanstack/react-router';
import { DoiLink } from '../../ui/doi-link.tsx';
import { EpisodePart } from './episode-part.tsx';
import styles from './episode-sources.module.css';

/** The papers that an episode discusses. Renders nothing if there are none. */
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
            <DoiLink doi={doi} title={paper?.title} isQuiet />
          </li>
        ))}
      </ul>
    </EpisodePart>
  );
}
