import type { AdminFeed } from '@longreturn/contract/private-feeds';
import { trpc } from '../../../lib/trpc.ts';
import { ListFailed } from '../../../ui/blank.tsx';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { AdminFacts } from '../admin-facts.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { confirmDeletion } from '../confirm-deletion.tsx';
import { Moment } from '../moment.tsx';
import { RowPlaceholders } from '../panel-placeholder.tsx';
import { reasonOr, useAdminChange } from '../use-admin-change.ts';
import styles from './user-entries.module.css';

/** The private feeds of a user. An admin can rotate and revoke each feed, or all of them. */
export function UserFeeds({ userId }: { userId: string }) {
  const { data, isLoadingError, refetch } = trpc.admin.feeds.list.useQuery({ userId }, { retryOnMount: false });
  return (
    <AdminPanel level={3} title="Private feeds" aside={data && data.length > 1 ? <AllFeeds userId={userId} /> : null}>
      {isLoadingError ? <ListFailed what="private feeds" onRetry={() => void refetch()} /> : null}
      {data || isLoadingError ? null : <RowPlaceholders />}
      {data?.length === 0 ? <p className={styles.none}>No private feeds</p> : null}
      <ul>
        {data?.map((feed) => (
          <Feed key={feed.id} userId={userId} feed={feed} />
        ))}
      </ul>
    </AdminPanel>
  );
}

const ROTATED = {
  one: 'The user is emailed and can make a new URL on their profile.',
  all: 'The user is emailed and can make new URLs on their profile.',
} as const;

function AllFeeds({ userId }: { userId: string }) {
  const rotate = trpc.admin.feeds.rotateOfUser.useMutation(
    useAdminChange({ done: 'Feeds rotated', failed: reasonOr('Failed to rotate the feeds. Please try again.') }),
  );
  const revoke = trpc.admin.feeds.revokeOfUser.useMutation(
    useAdminChange({ done: 'Feeds revoked', failed: reasonOr('Failed to revoke the feeds. Please try again.') }),
  );
  const askToRotate = () =>
    confirmDeletion({
      title: 'Rotate all feeds of this user?',
      text: `All URLs stop working at once. ${ROTATED.all}`,
      verb: 'Rotate all',
      run: () => rotate.mutateAsync({ userId }),
    });
  const askToRevoke = () =>
    confirmDeletion({
      title: 'Revoke all feeds of this user?',
      text: 'All URLs stop working at once, and the feeds are removed. The user gets no email.',
      verb: 'Revoke all',
      run: () => revoke.mutateAsync({ userId }),
    });
  return (
    <div className={styles.pair}>
      <Button size="sm" aria-haspopup="dialog" onClick={askToRotate}>
        Rotate all
      </Button>
      <Button size="sm" aria-haspopup="dialog" onClick={askToRevoke}>
        Revoke all
      </Button>
    </div>
  );
}

function Feed({ userId, feed }: { userId: string; feed: AdminFeed }) {
  const { name, hasUrl, createdAt, lastUsedAt, warnedAt, networks, apps } = feed;
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <b>
          {name} {hasUrl ? null : <Tag tone="outline">No URL</Tag>}{' '}
          {warnedAt === null ? null : <Tag tone="danger">Seems to be shared</Tag>}
        </b>
        <FeedButtons userId={userId} feed={feed} />
      </div>
      <AdminFacts
        facts={[
          ['Created', <Moment key="created" iso={createdAt} />],
          ['Last used', lastUsedAt === null ? 'Never' : <Moment key="used" iso={lastUsedAt} />],
          ['Daily peak, last 7 days', lastUsedAt === null ? null : usageText({ networks, apps })],
          ['Emailed', warnedAt === null ? null : <Moment key="warned" iso={warnedAt} />],
        ]}
      />
    </li>
  );
}

/** Formats the highest numbers of networks and apps in a day: '3 networks, 1 app'. */
function usageText({ networks, apps }: Pick<AdminFeed, 'networks' | 'apps'>): string {
  const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
  return `${counted(networks, 'network')}, ${counted(apps, 'app')}`;
}

function FeedButtons({ userId, feed: { id, name, hasUrl } }: { userId: string; feed: AdminFeed }) {
  const rotate = trpc.admin.feeds.rotate.useMutation(
    useAdminChange({ done: 'Feed rotated', failed: reasonOr('Failed to rotate the feed. Please try again.') }),
  );
  const revoke = trpc.admin.feeds.revoke.useMutation(
    useAdminChange({ done: 'Feed revoked', failed: reasonOr('Failed to revoke the feed. Please try again.') }),
  );
  const askToRotate = () =>
    confirmDeletion({
      title: 'Rotate this feed?',
      text: `The URL of “${name}” stops working at once. ${ROTATED.one}`,
      verb: 'Rotate feed',
      run: () => rotate.mutateAsync({ userId, id }),
    });
  const askToRevoke = () =>
    confirmDeletion({
      title: 'Revoke this feed?',
      text: `The URL of “${name}” stops working at once, and the feed is removed. The user gets no email.`,
      verb: 'Revoke feed',
      run: () => revoke.mutateAsync({ userId, id }),
    });
  return (
    <div className={styles.pair}>
      {hasUrl ? (
        <Button size="sm" aria-label={`Rotate ${name}`} aria-haspopup="dialog" onClick={askToRotate}>
          Rotate
        </Button>
      ) : null}
      <Button size="sm" aria-label={`Revoke ${name}`} aria-haspopup="dialog" onClick={askToRevoke}>
        Revoke
      </Button>
    </div>
  );
}
