import type { AdminSubscription } from '@longreturn/contract/admin-membership';
import { formatDate } from '@longreturn/contract/format-time';
import { AdminTable, type Column, RowName } from '../../admin-table.tsx';
import { LabelledCell } from '../../labelled-cell.tsx';
import { OpenUserButton } from '../../users/open-user-button.tsx';
import { PROVIDERS } from '../../users/user-texts.ts';
import { PLAN_NAMES } from '../membership-texts.ts';
import { SubscriptionTags } from './subscription-tags.tsx';

interface SubscriptionTableProps {
  subscriptions: readonly AdminSubscription[];
  landing: AdminSubscription | undefined;
}

/** A row for each subscription. The owner's name opens the drawer with the history of the account. */
export function SubscriptionTable({ subscriptions, landing }: SubscriptionTableProps) {
  return <AdminTable label="Subscriptions" columns={COLUMNS} rows={subscriptions} landing={landing} />;
}

const COLUMNS: Column<AdminSubscription>[] = [
  {
    key: 'member',
    title: 'Member',
    cell: ({ user }) =>
      user ? (
        <RowName name={<OpenUserButton user={user} />} note={user.name ? user.email : undefined} />
      ) : (
        <RowName name="Deleted account" />
      ),
  },
  { key: 'plan', title: 'Plan', cell: ({ plan }) => PLAN_NAMES[plan] },
  { key: 'provider', title: 'Provider', cell: ({ provider }) => PROVIDERS[provider] },
  { key: 'state', title: 'State', cell: (subscription) => <SubscriptionTags subscription={subscription} /> },
  {
    key: 'startedAt',
    title: 'Started',
    isRight: true,
    isWideOnly: true,
    cell: ({ startedAt }) => formatDate(startedAt),
  },
  {
    key: 'paidThrough',
    title: 'Paid through',
    isRight: true,
    cell: ({ paidThrough }) => (
      <LabelledCell label="Paid through">{paidThrough ? formatDate(paidThrough) : '–'}</LabelledCell>
    ),
  },
];
