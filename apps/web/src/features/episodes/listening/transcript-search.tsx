import { IconButton } from '../../../ui/icon-button.tsx';
import { IconChevron } from '../../../ui/icons.tsx';
import { SearchField } from '../../../ui/toolbar.tsx';
import styles from './transcript-search.module.css';
import type { TranscriptMatches } from './use-transcript-search.ts';

interface TranscriptSearchProps {
  query: string;
  onQuery: (query: string) => void;
  search: TranscriptMatches;
}

/**
 * The search box of a transcript, with the number of matches. Enter shows the next match, Shift+Enter the previous one.
 */
export function TranscriptSearch({ query, onQuery, search: { matches, number, step } }: TranscriptSearchProps) {
  const isSearching = query.trim() !== '';
  return (
    <search className={styles.search}>
      <span className={styles.count} role="status">
        {isSearching ? countText(number, matches.length) : null}
      </span>
      {matches.length > 1 ? (
        <>
          <IconButton label="Previous match" className={styles.previous} onClick={() => step(-1)}>
            <IconChevron />
          </IconButton>
          <IconButton label="Next match" onClick={() => step(1)}>
            <IconChevron />
          </IconButton>
        </>
      ) : null}
      <SearchField
        label="Search transcript"
        className={styles.field}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
        }}
      />
    </search>
  );
}

function countText(number: number, total: number): string {
  return total === 0 ? 'No matches' : `${number} of ${total}`;
}
