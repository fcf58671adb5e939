import styles from './former-urls.module.css';

/** The paths that an item had before its slug changed. They redirect to the item's page. */
export function FormerUrls({ paths }: { paths: readonly string[] }) {
  if (paths.length === 0) return null;
  return (
    <div className={styles.former}>
      <h4>Former URLs, which redirect to the current one</h4>
      <ul>
        {paths.map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
    </div>
  );
}
