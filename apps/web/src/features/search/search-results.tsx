import type { SearchResult } from '@longreturn/contract/content';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { formatCount } from '../../lib/format-count.ts';
import { AccessTag } from '../../ui/access-note.tsx';
import { Blank } from '../../ui/blank.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LoadingNote } from '../../ui/skeleton.tsx';
import { type ResultGroup, resultLink } from './group-results.ts';
import styles from './search-dialog.module.css';
import type { Search } from './search-state.ts';

interface SearchResultsProps {
  id: string;
  search: Search;
  groups: readonly ResultGroup[];
  /** The index of the selected result, counted across all groups; -1 if none is selected. */
  active: number;
  onPoint: (index: number) => void;
  onSelect: () => void;
  onRetry: () => void;
}

/** The results, or why there are none. */
export function SearchResults({ id, search, groups, active, onPoint, onSelect, onRetry }: SearchResultsProps) {
  const isStale = search.is === 'searching';
  const before = groups.map((_, i) => groups.slice(0, i).reduce((sum, group) => sum + group.results.length, 0));
  return (
    <div className={styles.body}>
      <SearchState search={search} onRetry={onRetry} />
      <div
        id={id}
        role="listbox"
        aria-label={search.is === 'idle' ? 'Suggestions' : 'Results'}
        aria-busy={isStale || undefined}
        className={classNames(isStale && styles.stale, search.is === 'idle' && styles.start)}
      >
        {groups.map(({ heading, results, isMixed }, i) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
          <div key={heading} role="group" aria-label={heading} className={styles.group}>
            <p className={styles.heading} aria-hidden="true">
              {heading}
            </p>
            {results.map((result, j) => {
              const index = (before[i] ?? 0) + j;
              return (
                <Option
                  key={`${result.kind}/${result.slug}`}
                  id={`${id}-${index}`}
                  result={result}
                  kind={isMixed ? KIND_NAMES[result.kind] : undefined}
                  active={index === active}
                  onPoint={() => onPoint(index)}
                  onSelect={onSelect}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The text shown when there are no results. Also tells screen readers when results arrive. */
function SearchState({ search, onRetry }: Pick<SearchResultsProps, 'search' | 'onRetry'>) {
  if (search.is === 'idle') {
    return (
      <p className={styles.intro}>
        Search episodes, articles, topics, research papers and newsletter issues. Type at least two letters.
      </p>
    );
  }
  if (search.is === 'searching') {
    return search.before.length > 0 ? null : (
      <div className={styles.hint}>
        <LoadingNote text="Searching..." />
      </div>
    );
  }
  if (search.is === 'failed') {
    return (
      <Blank
        tone="failed"
        title="Search failed"
        text="That didn’t load. Try again."
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    );
  }
  if (search.results.length > 0) {
    return (
      <p className="visually-hidden" role="status">
        {formatCount(search.results.length, 'result')}
      </p>
    );
  }
  return (
    <div role="status" className={styles.none}>
      <Blank title={`Nothing found for “${search.query}”`} text="Try another word, or fewer words." />
    </div>
  );
}

/** The names of the kinds, shown beside a result's title. */
const KIND_NAMES: Record<SearchResult['kind'], string> = {
  episode: 'Episode',
  article: 'Article',
  topic: 'Topic',
  paper: 'Research paper',
  issue: 'Newsletter issue',
};

interface OptionProps {
  id: string;
  result: SearchResult;
  /** The kind of the result, if its group contains several kinds. */
  kind: string | undefined;
  active: boolean;
  onPoint: () => void;
  onSelect: () => void;
}

function Option({ id, result, kind, active, onPoint, onSelect }: OptionProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (active) link.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Link
      ref={link}
      id={id}
      {...resultLink(result)}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={styles.result}
      onPointerMove={onPoint}
      onClick={onSelect}
    >
      <span className={styles.title}>{result.title}</span>
      {kind ? <span className={styles.note}>{kind}</span> : null}
      <AccessTag item={result} />
      {result.inTranscript ? <span className={styles.note}>In the transcript</span> : null}
      {result.excerpt ? <span className={styles.excerpt}>{result.excerpt}</span> : null}
    </Link>
  );
}
