import type { IssueCard } from '@longreturn/contract/newsletter-issue';
import { stringifySearch } from '../../lib/search-schema.ts';
import type { useListPages } from '../../lib/use-list-pages.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { ListEnd } from '../../ui/list-end.tsx';
import type { IssueFilter } from './issue-filter.ts';
import styles from './issue-list.module.css';
import { IssueRow } from './issue-row.tsx';

interface IssueListProps {
  filter: IssueFilter;
  pages: ReturnType<typeof useListPages<IssueCard>>;
}

/** The archive's rows, with links to more rows and back to the start. */
export function IssueList({ filter, pages }: IssueListProps) {
  return (
    <>
      {filter.cursor ? (
        <p className={styles.newest}>
          <GoLink to="/newsletter" search={{ archive: filter.archive }}>
            Newest issues
          </GoLink>
        </p>
      ) : null}
      <ul>
        {pages.items.map((issue, index) => (
          <IssueRow key={issue.id} issue={issue} heading="h2" {...pages.landing(index)} />
        ))}
      </ul>
      <ListEnd
        pages={pages}
        pathOf={(cursor) => `/newsletter${stringifySearch({ ...filter, cursor, steps: undefined })}`}
        moreText="Load more issues"
        loadedText="All issues loaded"
        failedText="Failed to fetch issues"
      />
    </>
  );
}
