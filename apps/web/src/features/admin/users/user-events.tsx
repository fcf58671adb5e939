import type { SentMail, SignIn } from '@longreturn/contract/account-history';
import type { TimelineEntry } from '@longreturn/contract/membership';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { timelineText } from '../../account/membership/timeline-text.ts';
import { AdminPanel } from '../admin-panel.tsx';
import { mailTitle } from '../mail-title.ts';
import { Moment } from '../moment.tsx';
import { useTabsPage } from '../tabs-page.ts';
import styles from './user-entries.module.css';
import { METHODS, OUTCOMES } from './user-texts.ts';

/** How many events are shown at first. */
const FIRST = 5;

/** When, how and from where a user signed in. */
export function SignIns({ signIns }: { signIns: readonly SignIn[] }) {
  return (
    <EventList title="Sign-ins" empty="No sign-ins in the last 90 days" events={signIns}>
      {({ method, device, ip }) => (
        <>
          <b>{METHODS[method]}</b>
          <p>
            {device}, {ip}
          </p>
        </>
      )}
    </EventList>
  );
}

/** The emails to a user, and whether they were delivered. */
export function SentMails({ mails }: { mails: readonly SentMail[] }) {
  return (
    <EventList title="Emails" empty="No emails in the last 90 days" events={mails}>
      {({ kind, outcome, reason }) => (
        <>
          <b>
            {mailTitle(kind)} <Tag tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].text}</Tag>
          </b>
          {reason ? <p>{reason}</p> : null}
        </>
      )}
    </EventList>
  );
}

/** Why a user's access continues or ended. */
export function AccessTimeline({ timeline }: { timeline: readonly TimelineEntry[] }) {
  const { now } = useTabsPage();
  return (
    <EventList title="Access timeline" empty="This user never had access to premium content" events={timeline}>
      {(entry) => timelineText(entry, now)}
    </EventList>
  );
}

interface EventListProps<Event> {
  title: string;
  empty: string;
  events: readonly Event[];
  children: (event: Event) => ReactNode;
}

/** Events, newest first. A button shows the older ones. */
function EventList<Event extends { at: string }>({ title, empty, events, children }: EventListProps<Event>) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? events : events.slice(0, FIRST);
  return (
    <AdminPanel level={3} title={title}>
      {events.length === 0 ? <p className={styles.none}>{empty}</p> : null}
      <ul>
        {shown.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no ID, and two may have the same time
          <li key={`${event.at} ${index}`} className={styles.event}>
            <div>{children(event)}</div>
            <Moment iso={event.at} />
          </li>
        ))}
      </ul>
      {events.length > FIRST ? (
        <Button size="sm" variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${events.length}`}
        </Button>
      ) : null}
    </AdminPanel>
  );
}
