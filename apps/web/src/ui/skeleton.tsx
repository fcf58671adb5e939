import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';
import { Spinner } from './spinner.tsx';

interface SkeletonProps {
  shape: 'line' | 'title' | 'cover';
  /** Of what it stands in: '60%'. */
  width?: string;
  className?: string | undefined;
}

/** Keeps the place and shape of what is still on its way. */
export function Skeleton({ shape, width = '100%', className }: SkeletonProps) {
  return (
    <span className={classNames(styles.skeleton, styles[shape], className)} style={{ width }} aria-hidden="true" />
  );
}

/** The words above skeletons, for slow lines and screen readers: 'Loading articles...'. */
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
