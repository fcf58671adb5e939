import type { Episode } from '@longreturn/contract/content';
import { isTRPCClientError } from '@trpc/client';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './fetched-media.module.css';
import { LockedMedia } from './locked-media.tsx';
import { MediaList } from './media-list.tsx';

interface FetchedMediaProps {
  /** `mediaCount` is the number of placeholders. */
  episode: Pick<Episode, 'id' | 'slug' | 'title' | 'mediaCount'>;
  /** The level of the title of `LockedMedia`, one below the card's title. */
  heading: 'h3' | 'h4';
}

/** An episode's media items, fetched once, or the reason they can't be shown. */
export function FetchedMedia({ episode, heading }: FetchedMediaProps) {
  const media = trpc.content.episodes.media.useQuery({ id: episode.id }, { retryOnMount: false });
  const { data, error, isFetching, refetch } = media;
  if (data) return <MediaList items={data} />;
  const isLocked = isForMembers(error);
  if (isLocked || !error) {
    return (
      <div role="status">
        {isLocked ? <LockedMedia {...{ episode, heading }} /> : <MediaSkeleton count={episode.mediaCount} />}
      </div>
    );
  }
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

function MediaSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.skeleton}>
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
