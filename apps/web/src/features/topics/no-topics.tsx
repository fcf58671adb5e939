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

/** The archive when no topic has the words. */
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
        text="None of the six has these words in its title or description."
        action={isSearched ? clear : undefined}
      />
    </div>
  );
}
