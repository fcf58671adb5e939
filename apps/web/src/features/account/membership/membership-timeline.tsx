import { formatDate } from '@longreturn/contract/format-time';
import type { TimelineEntry } from '@longreturn/contract/membership';
import { Button } from '@mantine/core';
import { useState } from 'react';
import security from '../security-section.module.css';
import styles from './membership.module.css';
import { timelineText } from './timeline-text.ts';

const SHOWN = 4;

interface MembershipTimelineProps {
  timeline: readonly TimelineEntry[];
  now: string;
}

/** The membership's history, with the latest change first. Shows four changes, and a button that shows all. */
export function MembershipTimeline({ timeline, now }: MembershipTimelineProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (timeline.length === 0) return null;
  const shown = isWhole ? timeline : timeline.slice(0, SHOWN);
  return (
    <div className={security.list}>
      <h3 className={security.title}>Membership history</h3>
      <ol className={styles.timeline}>
        {shown.map((entry) => (
          <li key={`${entry.at} ${entry.source} ${entry.event}`} className={styles.entry}>
            <time dateTime={entry.at}>{formatDate(entry.at)}</time>
            <span>{timelineText(entry, now)}</span>
          </li>
        ))}
      </ol>
      {timeline.length > SHOWN ? (
        <div>
          <Button size="sm" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show less' : `Show all ${timeline.length} entries`}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
