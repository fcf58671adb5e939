import type { Cover as LibraryCover } from '@longreturn/contract/cover';
import { coverPath } from '../lib/art-path.ts';
import { classNames } from './class-names.ts';
import styles from './cover.module.css';
import { IconLock } from './icons.tsx';
import { LibraryImage } from './library-image.tsx';

interface CoverProps {
  type: string;
  slug: string;
  /** The cover from the media library; null for the generated one. */
  cover: LibraryCover | null;
  /**
   * Whether the episode has a video. If not, a generated cover has the caption 'No thumbnail'. Leave this out where the
   * cover is too small for a caption.
   */
  hasVideo?: boolean;
  /** Whether the episode is premium and the reader has no access. */
  isLocked?: boolean;
  /** Whether this is the first picture of a page. Such a picture loads immediately with high priority. */
  priority?: boolean | undefined;
  /** Whether the cover is only 96 px wide on phones, with a smaller lock. */
  small?: boolean | undefined;
  className?: string | undefined;
}

const SIZES = '(min-width: 1200px) 600px, (min-width: 680px) 50vw, 92vw';
const SMALL_SIZES = '(min-width: 1020px) 384px, (min-width: 700px) 46vw, 96px';

/** An episode's square cover. Screen readers read only a cover from the library that has an alt text. */
export function Cover({ type, slug, cover, hasVideo = true, isLocked, priority, small, className }: CoverProps) {
  const isCaptioned = !cover && !hasVideo;
  return (
    <span className={classNames(styles.cover, small && styles.small, isCaptioned && styles.captioned, className)}>
      {cover ? (
        <LibraryImage image={cover} alt={cover.alt} sizes={small ? SMALL_SIZES : SIZES} priority={priority} />
      ) : (
        <GeneratedCover path={coverPath(type, slug)} priority={priority} />
      )}
      {isCaptioned ? <span className={styles.caption}>No thumbnail</span> : null}
      {isLocked ? (
        <span className={styles.lock} title="Premium">
          <IconLock />
        </span>
      ) : null}
    </span>
  );
}

function GeneratedCover({ path, priority }: { path: string; priority: boolean | undefined }) {
  const urgency = priority ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return <img src={path} width={640} height={640} alt="" decoding="async" {...urgency} />;
}
