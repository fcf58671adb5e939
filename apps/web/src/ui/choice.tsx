import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  type: 'checkbox' | 'radio';
  children: ReactNode;
}

/** A checkbox or radio button with its words, the browser's own. */
export function Choice({ children, ...rest }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...rest} /> {children}
    </label>
  );
}
