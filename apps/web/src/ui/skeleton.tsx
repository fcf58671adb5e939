import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';
import { Spinner } from './spinner.tsx';

interface SkeletonProps {
  shape: 'line' | 'title' | 'cover';
  /** Relative to its container: '60%'. */
  width?: string;
  className?: string | undefined;
}

/** A placeholder with the size of content that is loading. */
export function Skeleton({ shape, width = '100%', className }: SkeletonProps) {
  return (
    <span className={classNames(styles.skeleton, styles[shape], className)} style={{ width }} aria-hidden="true" />
  );
}

/** The text above placeholders, for slow connections and screen readers: 'Loading articles...'. */
export function LoadingNote({ text }: { text: string }) {
  return (
    <p className={styles.note} role="status">
      <span className={styles.spin}>
        <Spinner />
      </span>
      {text}
    </p>
  );
}
