import type { PaymentEvent } from '@longreturn/contract/admin-membership';
import { formatCount } from '../../../../lib/format-count.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { AdminTable, type Column, RowActions, RowName } from '../../admin-table.tsx';
import { LabelledCell } from '../../labelled-cell.tsx';
import { Moment } from '../../moment.tsx';
import { PROVIDERS } from '../../users/user-texts.ts';
import { OUTCOMES } from '../membership-texts.ts';
import styles from './event-table.module.css';
import { RunAgainButton } from './run-again-button.tsx';

interface EventTableProps {
  events: readonly PaymentEvent[];
  landing: PaymentEvent | undefined;
}

/** A row for each event. A failed event can be handled again. */
export function EventTable({ events, landing }: EventTableProps) {
  return <AdminTable label="Payment events" columns={COLUMNS} rows={events} landing={landing} />;
}

const COLUMNS: Column<PaymentEvent>[] = [
  {
    key: 'type',
    title: 'Event',
    cell: ({ type, eventId }) => (
      <div className={styles.event}>
        <RowName name={type} note={eventId} />
      </div>
    ),
  },
  { key: 'provider', title: 'Provider', cell: ({ provider }) => PROVIDERS[provider] },
  { key: 'outcome', title: 'Outcome', cell: (event) => <Outcome event={event} /> },
  { key: 'happenedAt', title: 'Happened', isDesktopOnly: true, cell: ({ happenedAt }) => <Moment iso={happenedAt} /> },
  {
    key: 'receivedAt',
    title: 'Received',
    cell: ({ receivedAt }) => (
      <LabelledCell label="Received">
        <Moment iso={receivedAt} />
      </LabelledCell>
    ),
  },
  { key: 'handledAt', title: 'Last attempt', isDesktopOnly: true, cell: ({ handledAt }) => <Moment iso={handledAt} /> },
  {
    key: 'actions',
    title: 'Actions',
    isTitleHidden: true,
    isRight: true,
    cell: (event) => <RowActions>{event.outcome === 'failed' ? <RunAgainButton event={event} /> : null}</RowActions>,
  },
];

/** The outcome of an event, how often it was handled, and the last error. */
function Outcome({ event: { outcome, attempts, error } }: { event: PaymentEvent }) {
  const { text, tone } = OUTCOMES[outcome];
  return (
    <div className={styles.outcome}>
      <Tag tone={tone}>{text}</Tag>
      {attempts > 1 || error ? <span>{formatCount(attempts, 'attempt')}</span> : null}
      {error ? <code>{error}</code> : null}
    </div>
  );
}
