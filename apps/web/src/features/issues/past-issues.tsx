import { useId } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { ListHead } from '../../ui/list-head.tsx';
import { IssueRow, IssueSkeletons } from './issue-row.tsx';
import styles from './past-issues.module.css';
import { LATEST_ISSUES } from './read-issues.ts';

/** The latest issues and a link to the archive. Renders nothing if there are none or they failed to load. */
export function PastIssues() {
  const id = useId();
  // If the loader failed to read the issues, the page renders without them.
  const { data, isLoading } = trpc.newsletter.issues.list.useQuery(LATEST_ISSUES, { retryOnMount: false });
  const issues = data?.items ?? [];
  const archive = (
    <GoLink to="/newsletter" search={{ archive: 'all' }}>
      Newsletter archive
    </GoLink>
  );
  if (!isLoading && issues.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id} aria-busy={isLoading || undefined}>
      <ListHead id={id} title="Past newsletter issues" link={archive} />
      {isLoading ? (
        <IssueSkeletons isSlim />
      ) : (
        <ul>
          {issues.map((issue) => (
            <IssueRow key={issue.id} issue={issue} heading="h3" isSlim />
          ))}
        </ul>
      )}
    </section>
  );
}
