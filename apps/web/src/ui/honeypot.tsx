import styles from './honeypot.module.css';

/** A field outside the screen that no person comes to: whoever fills it in is none. */
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
