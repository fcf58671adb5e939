import type { ComponentProps } from 'react';
import styles from './honeypot.module.css';

interface HoneypotProps extends Omit<ComponentProps<'input'>, 'type' | 'name' | 'tabIndex' | 'autoComplete'> {
  /** From `getInputProps`. People don't see this field, so its error is not shown. */
  error?: unknown;
}

/** A field outside the screen, which people don't reach. Only bots fill it in. */
export function Honeypot({ error: _, ...rest }: HoneypotProps) {
  return (
    <div className={styles.away} aria-hidden>
      <label>
        Fax
        <input {...rest} type="text" name="fax" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
