import { MESSAGES } from '@longreturn/contract/messages';
import { isTRPCClientError } from '@trpc/client';
import { useReader } from '../../lib/auth-provider.tsx';
import { trpc } from '../../lib/trpc.ts';
import { LockNote } from '../../ui/access-note.tsx';
import { Button } from '../../ui/button.tsx';
import { GoLink } from '../../ui/go-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './fetched-media.module.css';
import { MediaList } from './media-list.tsx';

interface FetchedMediaProps {
  episodeId: string;
  /** How many items to expect, for the placeholders. */
  count: number;
}

/** An episode's media items, fetched once, or the reason they can't be shown. */
export function FetchedMedia({ episodeId, count }: FetchedMediaProps) {
  const media = trpc.content.episodes.media.useQuery({ id: episodeId }, { retryOnMount: false });
  const { data, error, isFetching, refetch } = media;
  if (data) return <MediaList items={data} />;
  if (isForMembers(error)) return <MembersNote />;
  if (!error) return <MediaSkeleton count={count} />;
  return (
    <div className={styles.note}>
      <p className={styles.failed} role="alert">
        Failed to fetch media
      </p>
      <Button size="sm" busy={isFetching} onClick={() => refetch()}>
        Try again
      </Button>
    </div>
  );
}

function MembersNote() {
  const hasLapsed = useReader()?.subscriptionStatus === 'ended';
  return (
    <div className={styles.note} role="status">
      <LockNote>{MESSAGES.premium}</LockNote>
      <GoLink to="/membership">{hasLapsed ? 'Renew membership' : 'Become a member'}</GoLink>
    </div>
  );
}

function MediaSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">Loading media...</span>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
        <span key={row} className={styles.row}>
          <Skeleton shape="line" width="60%" />
          <Skeleton shape="line" width="36%" />
        </span>
      ))}
    </div>
  );
}

/** Whether media is missing because it is for members, rather than because of a failure. */
function isForMembers(error: unknown): boolean {
  return isTRPCClientError(error) && isPremiumCode(error.data);
}

function isPremiumCode(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('code' in data)) return false;
  return data.code === 'premium.session_required' || data.code === 'premium.membership_required';
}
