import styles from './number-card.module.css';

interface NumberCardProps {
  label: string;
  value: string;
  /** Makes the label a button as large as the card. */
  onOpen?: (() => void) | undefined;
  className?: string | undefined;
}

/** A number and its label, in a strip of numbers. */
export function NumberCard({ label, value, onOpen, className = '' }: NumberCardProps) {
  return (
    <div className={`${styles.card} ${className}`}>
      <b>{value}</b>
      {onOpen ? (
        <button type="button" onClick={onOpen}>
          {label}
        </button>
      ) : (
        <span>{label}</span>
      )}
    </div>
  );
}
