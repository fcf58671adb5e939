import { formatDate } from '@longreturn/contract/format-time';
import type { Subscriber } from '@longreturn/contract/subscribers';
import { trpc } from '../../../../lib/trpc.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { AdminTable, type Column, RowName } from '../../admin-table.tsx';
import { confirmDeletion } from '../../confirm-deletion.tsx';
import { DeleteButton } from '../../row-buttons.tsx';
import { useAdminChange } from '../../use-admin-change.ts';
import styles from './subscriber-section.module.css';
import { STATUS_TITLES, shownTags } from './subscriber-texts.ts';

interface SubscriberTableProps {
  subscribers: readonly Subscriber[];
  landing: Subscriber | undefined;
}

/** A row for each subscriber. */
export function SubscriberTable({ subscribers, landing }: SubscriberTableProps) {
  return <AdminTable label="Subscribers" columns={COLUMNS} rows={subscribers} landing={landing} />;
}

const TONES = { active: 'green', unsubscribed: 'plain', bounced: 'danger' } as const;

const COLUMNS: Column<Subscriber>[] = [
  {
    key: 'name',
    title: 'Subscriber',
    cell: ({ name, email }) => <RowName name={name || email} note={name ? email : undefined} />,
  },
  { key: 'status', title: 'Status', cell: ({ status }) => <Tag tone={TONES[status]}>{STATUS_TITLES[status]}</Tag> },
  { key: 'tags', title: 'Tags', cell: ({ tags }) => <Tags tags={tags} /> },
  { key: 'source', title: 'Source', cell: ({ source }) => source, isWideOnly: true },
  {
    key: 'subscribedAt',
    title: 'Subscribed',
    isRight: true,
    cell: ({ subscribedAt }) => <time dateTime={subscribedAt}>{formatDate(subscribedAt)}</time>,
  },
  {
    key: 'actions',
    title: 'Actions',
    isTitleHidden: true,
    isRight: true,
    cell: (subscriber) => <RemoveButton subscriber={subscriber} />,
  },
];

function Tags({ tags }: Pick<Subscriber, 'tags'>) {
  const { first, others } = shownTags(tags);
  return (
    <span className={styles.tags}>
      {first.map((tag) => (
        <Tag key={tag} tone="outline">
          {tag}
        </Tag>
      ))}
      {others ? <span title={tags.slice(2).join(', ')}>{others}</span> : null}
    </span>
  );
}

/** Removes a subscriber after a confirmation. */
function RemoveButton({ subscriber: { id, email } }: { subscriber: Subscriber }) {
  const remove = trpc.admin.subscribers.delete.useMutation(
    useAdminChange({ done: 'Subscriber removed', failed: 'Failed to remove subscriber. Please try again.' }),
  );
  const ask = () =>
    confirmDeletion({
      title: 'Remove this subscriber?',
      text: `${email} and the record of the issues sent to this address will be removed. This cannot be undone.`,
      verb: 'Remove subscriber',
      run: () => remove.mutateAsync({ id }),
    });
  return <DeleteButton verb="Remove" of={email} onClick={ask} />;
}
