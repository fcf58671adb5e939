import { Link } from '@tanstack/react-router';
import { searchOfItem } from '../search-of-item.ts';
import styles from './top-items.module.css';
import { formatNumber } from './trend-text.ts';

const SHOWN = 5;

interface TopItemsProps {
  /** The heading, such as 'Most read'. */
  title: string;
  /** Shown if there are no items, such as 'No reads yet'. */
  none: string;
  items: readonly { id: string; kind: 'episode' | 'article'; title: string; count: number }[];
}

/** The most popular episodes and articles of the period. Each links to the tab that lists it, filtered by its title. */
export function TopItems({ title, none, items }: TopItemsProps) {
  return (
    <div className={styles.section}>
      <h3>{title}</h3>
      {items.length === 0 ? <p className={styles.none}>{none}</p> : null}
      <ol>
        {items.slice(0, SHOWN).map((item) => (
          <li key={item.id} className={styles.item}>
            <Link to="/admin/dashboard" search={searchOfItem(item)}>
              {item.title}
            </Link>
            <span>{formatNumber(item.count)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
