import type { RefObject } from 'react';
import { emptyField } from '../../lib/empty-field.ts';
import { Blank } from '../../ui/blank.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { EpisodeFilter } from './episode-filter.ts';
import { isWholeList } from './is-whole-list.ts';
import styles from './no-episodes.module.css';

interface NoEpisodesProps {
  filter: EpisodeFilter;
  searchBox: RefObject<HTMLInputElement | null>;
}

/** The empty list, with a button to clear the search that caused it. */
export function NoEpisodes({ filter, searchBox }: NoEpisodesProps) {
  const clear = (
    <ButtonLink to="/episodes" replace resetScroll={false} onClick={() => emptyField(searchBox.current)}>
      Clear search
    </ButtonLink>
  );
  return (
    <div className={styles.blank}>
      <Blank
        title="No episodes found"
        text="Check back soon for new episodes!"
        action={isWholeList(filter) ? null : clear}
      />
    </div>
  );
}
