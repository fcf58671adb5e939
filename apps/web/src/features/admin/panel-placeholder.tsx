import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import styles from './panel-placeholder.module.css';

const ROWS = ['46%', '60%', '38%', '52%', '44%', '58%'];

/** A section that is loading: its head and some rows. */
export function PanelPlaceholder() {
  return (
    <div className={styles.panel}>
      <Skeleton shape="title" width="12rem" />
      <RowPlaceholders />
    </div>
  );
}

/** Rows of a list that is loading. */
export function RowPlaceholders() {
  return (
    <div className={styles.rows}>
      <LoadingNote text="Loading..." />
      {ROWS.map((width) => (
        <Skeleton key={width} shape="line" width={width} />
      ))}
    </div>
  );
}
