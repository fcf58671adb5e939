import styles from './spinner.module.css';

/** Shows that something is pending. The text beside it says what. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

interface BusyLabelProps {
  label: string;
  /** The label while the action is pending. */
  busyLabel: string;
  busy: boolean;
}

/** The label of a button, which stays as wide as the longer of its two texts. */
export function BusyLabel({ label, busyLabel, busy }: BusyLabelProps) {
  return (
    <span className={styles.labels}>
      <span aria-hidden={busy || undefined}>{label}</span>
      <span aria-hidden={busy ? undefined : true}>
        <Spinner /> {busyLabel}
      </span>
    </span>
  );
}
