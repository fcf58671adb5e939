import styles from './titled-list.module.css';

/** Short points under a small title, a hairline above each. */
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
