import { coverPath } from '../lib/art-path.ts';
import { classNames } from './class-names.ts';
import styles from './cover.module.css';
import { IconLock } from './icons.tsx';

interface CoverProps {
  type: string;
  slug: string;
  /** Whether the episode has a video. If not, the text 'No thumbnail' replaces the cover. */
  hasVideo: boolean;
  /** Whether the episode is premium and the reader has no access. */
  isLocked?: boolean;
  /** Whether this is the first picture of a page, which loads immediately with high priority. */
  priority?: boolean | undefined;
  /** Whether the cover is only 96 px wide on phones, with a smaller lock. */
  small?: boolean | undefined;
  className?: string | undefined;
}

/** An episode's square cover. Hidden from screen readers, because the title is beside it. */
export function Cover({ type, slug, hasVideo, isLocked, priority, small, className }: CoverProps) {
  return (
    <span className={classNames(styles.cover, small && styles.small, !hasVideo && styles.blank, className)}>
      {hasVideo ? <CoverImage path={coverPath(type, slug)} priority={priority} /> : <span>No thumbnail</span>}
      {isLocked ? (
        <span className={styles.lock} title="Premium">
          <IconLock />
        </span>
      ) : null}
    </span>
  );
}

function CoverImage({ path, priority }: { path: string; priority: boolean | undefined }) {
  const urgency = priority ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return <img src={path} width={640} height={640} alt="" decoding="async" {...urgency} />;
}
