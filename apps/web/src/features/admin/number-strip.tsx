import { NumberCard } from './number-card.tsx';
import styles from './number-strip.module.css';

interface ShownNumber {
  label: string;
  value: string;
  /** Makes the card a button that shows what was counted. */
  onOpen?: () => void;
}

/** The numbers at the top of a section. */
export function NumberStrip({ numbers }: { numbers: readonly ShownNumber[] }) {
  return (
    <div className={styles.clip}>
      <div className={styles.strip}>
        {numbers.map((number) => (
          <NumberCard key={number.label} {...number} />
        ))}
      </div>
    </div>
  );
}
