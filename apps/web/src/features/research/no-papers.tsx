import type { RefObject } from 'react';
import { emptyField } from '../../lib/empty-field.ts';
import { Blank } from '../../ui/blank.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './no-papers.module.css';
import type { PaperFilter } from './paper-filter.ts';

interface NoPapersProps {
  filter: PaperFilter;
  /** The search box, which is cleared and focused. */
  field: RefObject<HTMLInputElement | null>;
}

/** The library when no paper matches, with a button to clear the search. */
export function NoPapers({ filter: { category }, field }: NoPapersProps) {
  const where = category ? ' in this category' : '';
  return (
    <div className={styles.apart}>
      <Blank
        title="No papers found"
        text={`No title, author or summary${where} contains these words.`}
        action={
          <ButtonLink to="/research" search={{}} replace resetScroll={false} onClick={() => emptyField(field.current)}>
            Clear search
          </ButtonLink>
        }
      />
    </div>
  );
}
