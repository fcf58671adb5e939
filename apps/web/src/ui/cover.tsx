import { coverPath } from '../lib/art-path.ts';
import { classNames } from './class-names.ts';
import styles from './cover.module.css';
import { IconLock } from './icons.tsx';

interface CoverProps {
  type: string;
  slug: string;
  /** Without a video it shows 'No thumbnail'. */
  hasVideo: boolean;
  /** Premium, and locked for this reader. */
  isLocked?: boolean;
  /** The first picture of a page: loaded eagerly, with high priority. */
  priority?: boolean | undefined;
  /** 96 px wide on phones, with a smaller lock. */
  small?: boolean | undefined;
  className?: string | undefined;
}

/** An episode's square cover. Decorative, as the title is beside it. */
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
