import styles from './honeypot.module.css';

/** A hidden field that people never reach. Whoever fills it in is a bot. */
export function Honeypot() {
  return (
    <div className={styles.away} aria-hidden>
      <label>
        Fax
        <input type="text" name="fax" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
