import type { MediaUse } from '@longreturn/contract/media-library';
import { useState } from 'react';
import styles from './file-uses.module.css';

const SHOWN = 2;

/** The items that use a file, as links to their pages: the first two, and the others after a click. */
export function FileUses({ uses }: { uses: readonly MediaUse[] }) {
  const [isAll, setAll] = useState(false);
  if (uses.length === 0) return null;
  const shown = isAll ? uses : uses.slice(0, SHOWN);
  const more = uses.length - shown.length;
  return (
    <div className={styles.uses}>
      <span>Used in</span>
      <ul>
        {shown.map(({ kind, id, title, path }) => (
          <li key={kind + id}>
            <a href={path} target="_blank" rel="noopener">
              {title}
            </a>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <button type="button" onClick={() => setAll(true)}>
          +{more} more
        </button>
      ) : null}
    </div>
  );
}
