import type { IssueCard } from '@longreturn/contract/newsletter-issue';
import { stringifySearch } from '../../lib/search-schema.ts';
import type { useSteps } from '../../lib/use-steps.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { ListEnd } from '../../ui/list-end.tsx';
import type { IssueFilter } from './issue-filter.ts';
import styles from './issue-list.module.css';
import { IssueRow } from './issue-row.tsx';

interface IssueListProps {
  filter: IssueFilter;
  steps: ReturnType<typeof useSteps<IssueCard>>;
}

/** The archive's rows, and links to more of them or back to the start. */
export function IssueList({ filter, steps }: IssueListProps) {
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
        {steps.items.map((issue, index) => (
          <IssueRow key={issue.id} issue={issue} heading="h2" {...steps.landing(index)} />
        ))}
      </ul>
      <ListEnd
        steps={steps}
        pathOf={(cursor) => `/newsletter${stringifySearch({ ...filter, cursor, steps: undefined })}`}
        moreText="Load more issues"
        loadedText="All issues loaded"
        failedText="Failed to fetch issues"
      />
    </>
  );
}
