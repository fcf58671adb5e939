import styles from './spinner.module.css';

/** Shows that something is pending. The text beside it says what. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
