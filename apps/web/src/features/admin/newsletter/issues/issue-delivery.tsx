import '@mantine/core/styles/Progress.layer.css';
import type { ListedIssue } from '@longreturn/contract/newsletter-issue';
import { Progress } from '@mantine/core';
import { trpc } from '../../../../lib/trpc.ts';
import { Moment } from '../../moment.tsx';
import styles from './issue-delivery.module.css';
import { issueState, isUnderway, percentDone, progressText, statisticsText } from './issue-state.ts';
import { useIssueProgress } from './use-issue-progress.ts';

/** When an issue will be sent, the progress while it is being sent, or the result. */
export function IssueDelivery({ issue: listed }: { issue: ListedIssue }) {
  const { issue, isPollFailed } = useIssueProgress(listed);
  const { progress, scheduledFor, episodeId, title } = issue;
  const state = issueState(issue);
  if (state === 'draft') return null;
  if (isUnderway(progress)) {
    return (
      <div className={styles.delivery}>
        <div className={styles.underway}>
          <Progress className={styles.bar ?? ''} value={percentDone(progress)} aria-label={`Sending ${title}`} />
          <span>{progressText(progress)}</span>
        </div>
        {state === 'stalled' ? (
          <p>No email was sent in the last minute. Sending continues by itself, and nobody gets the issue twice.</p>
        ) : null}
        {isPollFailed ? <p role="alert">Failed to fetch the progress. Trying again...</p> : null}
      </div>
    );
  }
  return (
    <p className={styles.delivery}>
      {state === 'sent' ? statisticsText(progress) : null}
      {scheduledFor && state === 'scheduled' ? (
        <>
          Will be sent on <Moment iso={scheduledFor} />
        </>
      ) : null}
      {episodeId && state === 'scheduled' ? <EpisodeWait id={episodeId} /> : null}
    </p>
  );
}

/** Names the episode that an issue waits for. */
function EpisodeWait({ id }: { id: string }) {
  const { data } = trpc.admin.episodes.get.useQuery({ id });
  return data ? `Will be sent when “${data.title}” is published` : 'Will be sent when its episode is published';
}
