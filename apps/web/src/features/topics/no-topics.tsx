import type { RefObject } from 'react';
import { emptyField } from '../../lib/empty-field.ts';
import { Blank } from '../../ui/blank.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './no-topics.module.css';

interface NoTopicsProps {
  /** The search box, which gets the focus back with nothing in it. */
  field: RefObject<HTMLInputElement | null>;
  isSearched: boolean;
}

/** The archive when no topic has the words, or when there is none yet. */
export function NoTopics({ field, isSearched }: NoTopicsProps) {
  const clear = (
    <ButtonLink to="/topics" search={{}} replace resetScroll={false} onClick={() => emptyField(field.current)}>
      Clear search
    </ButtonLink>
  );
  return (
    <div className={styles.apart}>
      <Blank
        title="No topics found"
        text={isSearched ? 'No title or description has these words.' : 'Check back soon for new topics!'}
        action={isSearched ? clear : undefined}
      />
    </div>
  );
}
