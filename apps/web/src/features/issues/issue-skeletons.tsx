import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import row from '../../ui/text-row.module.css';
import styles from './issue-row.module.css';

const ROWS = ['a', 'b', 'c', 'd'] as const;

/** Placeholders while issues load. */
export function IssueSkeletons({ isSlim = false }: { isSlim?: boolean }) {
  return (
    <ul aria-hidden="true">
      {ROWS.map((name) => (
        <li key={name} className={classNames(row.row, styles.row, isSlim && styles.slim)}>
          <Skeleton shape="title" width="190px" />
          <div>
            <Skeleton shape="title" width="62%" />
            <Skeleton shape="line" width="84%" className={styles.second} />
          </div>
        </li>
      ))}
    </ul>
  );
}
