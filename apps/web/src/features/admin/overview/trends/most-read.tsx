import type { Trends } from '@longreturn/contract/trends';
import { Link } from '@tanstack/react-router';
import { searchOfItem } from '../search-of-item.ts';
import styles from './most-read.module.css';
import { formatNumber } from './trend-text.ts';

const SHOWN = 5;

/** The most read episodes and articles of the period. Each links to its tab, with a search for its title. */
export function MostRead({ items }: { items: Trends['mostRead'] }) {
  return (
    <div className={styles.section}>
      <h3>Most read</h3>
      {items.length === 0 ? <p className={styles.none}>No reads yet</p> : null}
      <ol>
        {items.slice(0, SHOWN).map(({ type, id, title, reads }) => (
          <li key={id} className={styles.item}>
            <Link to="/admin/dashboard" search={searchOfItem({ kind: type, title })}>
              {title}
            </Link>
            <span>{formatNumber(reads)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
