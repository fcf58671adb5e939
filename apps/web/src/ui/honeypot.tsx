import type { ComponentProps } from 'react';
import styles from './honeypot.module.css';

interface HoneypotProps extends Omit<ComponentProps<'input'>, 'type' | 'name' | 'tabIndex' | 'autoComplete'> {
  /** The error from `getInputProps`. It isn't shown, because people don't see this field. */
  error?: unknown;
}

/** A field off the screen, which people can't reach. Only bots fill it in. */
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
