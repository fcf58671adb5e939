import type { RefObject } from 'react';
import { emptyField } from '../../lib/empty-field.ts';
import { Blank } from '../../ui/blank.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './no-topics.module.css';
import type { TopicFilter } from './topic-filter.ts';

const NO_MATCH = 'No topic matches this search and filter.';

interface NoTopicsProps {
  /** The search box, which is cleared and focused. */
  field: RefObject<HTMLInputElement | null>;
  filter: TopicFilter;
}

/** The archive when no topic matches, or when there are none. */
export function NoTopics({ field, filter }: NoTopicsProps) {
  const isNarrowed = filter.q !== undefined || filter.many !== undefined;
  const clear = (
    <ButtonLink to="/topics" search={{}} replace resetScroll={false} onClick={() => emptyField(field.current)}>
      {filter.q ? 'Clear search' : 'Clear filter'}
    </ButtonLink>
  );
  return (
    <div className={styles.apart}>
      <Blank
        title="No topics found"
        text={isNarrowed ? NO_MATCH : 'Check back soon for new topics!'}
        action={isNarrowed ? clear : undefined}
      />
    </div>
  );
}
