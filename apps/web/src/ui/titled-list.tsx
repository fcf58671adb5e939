import styles from './titled-list.module.css';

/** A list of short points under a small title, with a line above each point. */
export function TitledList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h4 className={styles.title}>{title}</h4>
      <ul>
        {items.map((item) => (
          <li key={item} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
