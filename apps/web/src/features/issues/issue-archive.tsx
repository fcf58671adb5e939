import { EDITION_TEXTS, EDITIONS } from '@longreturn/site/edition-texts';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import { formatCount } from '../../lib/format-count.ts';
import { trpc } from '../../lib/trpc.ts';
import { useShownFilter } from '../../lib/use-applied-form.ts';
import { useListPages } from '../../lib/use-list-pages.ts';
import awaited from '../../ui/awaited-list.module.css';
import { Blank, ListFailed } from '../../ui/blank.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FilterBadge, FilterBadges } from '../../ui/filter-badges.tsx';
import { PageHead, Wrap } from '../../ui/section.tsx';
import { LoadingNote } from '../../ui/skeleton.tsx';
import styles from './issue-archive.module.css';
import type { IssueFilter } from './issue-filter.ts';
import { ISSUE_ARCHIVE } from './issue-head.ts';
import { IssueList } from './issue-list.tsx';
import { IssueSkeletons } from './issue-row.tsx';
import { issuesQuery } from './read-issues.ts';

/** /newsletter?archive={edition}: the sent issues of an edition, or of all editions ('all'), newest first. */
export function IssueArchive({ filter }: { filter: IssueFilter }) {
  const { input, options } = issuesQuery(filter);
  const list = trpc.newsletter.issues.list.useInfiniteQuery(input, { ...options, placeholderData: keepPreviousData });
  const shownFilter = useShownFilter(filter, list.isPlaceholderData);
  const pages = useListPages(list, { shown: shownFilter.steps });
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    place.current?.focus(); // the retry button disappears, so move the focus to the list
    void list.refetch();
  };
  return (
    <Wrap>
      <PageHead title={ISSUE_ARCHIVE.title} lede={ISSUE_ARCHIVE.description} />
      <EditionBadges filter={filter} />
      <p role="status" className="visually-hidden">
        {list.data ? formatCount(pages.total, 'issue') : null}
      </p>
      <div
        className={classNames(awaited.list, styles.list)}
        ref={place}
        tabIndex={-1}
        aria-busy={list.isPlaceholderData || undefined}
      >
        {list.isLoading ? (
          <div className={styles.loading}>
            <LoadingNote text="Loading issues..." />
            <IssueSkeletons />
          </div>
        ) : null}
        {list.isLoadingError ? <ListFailed what="issues" onRetry={retry} /> : null}
        {list.data && pages.items.length === 0 ? <NoIssues filter={shownFilter} /> : null}
        {pages.items.length > 0 ? <IssueList filter={shownFilter} pages={pages} /> : null}
      </div>
    </Wrap>
  );
}

/** The empty archive, with a link to clear the filter. */
function NoIssues({ filter: { archive } }: { filter: IssueFilter }) {
  const all = (
    <ButtonLink to="/newsletter" search={{ archive: 'all' }} replace resetScroll={false}>
      Clear filter
    </ButtonLink>
  );
  return (
    <Blank
      title="No issues found"
      text="Check back soon for new issues!"
      action={archive === 'all' ? undefined : all}
    />
  );
}

/** Links that filter the archive by edition. The link of the selected edition clears the filter. */
function EditionBadges({ filter: { archive } }: { filter: IssueFilter }) {
  return (
    <FilterBadges label="Editions">
      {EDITIONS.map((edition) => {
        const isChosen = edition === archive;
        return (
          <FilterBadge
            key={edition}
            to="/newsletter"
            search={{ archive: isChosen ? 'all' : edition }}
            resetScroll={false}
            isChosen={isChosen}
          >
            {EDITION_TEXTS[edition].title}
          </FilterBadge>
        );
      })}
    </FilterBadges>
  );
}
