import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTrpc } from '../../lib/use-trpc.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { IssueRow } from './issue-row.tsx';
import { IssueSkeletons } from './issue-skeletons.tsx';
import styles from './past-issues.module.css';
import { latestIssuesQuery } from './read-issues.ts';

/** The issues sent last, and the way to the archive; nothing while none was sent, or when they do not arrive. */
export function PastIssues() {
  const id = useId();
  const { data, isLoading } = useQuery(latestIssuesQuery(useTrpc()));
  const issues = data?.items ?? [];
  if (!isLoading && issues.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id} aria-busy={isLoading || undefined}>
      <div className={styles.head}>
        <h2 id={id}>Past issues</h2>
        <GoLink to="/newsletter" search={{ archive: 'all' }}>
          All past issues
        </GoLink>
      </div>
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
