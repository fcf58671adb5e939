import styles from './button.module.css';
import { classNames } from './class-names.ts';

export interface ButtonLook {
  /** At most one 'primary' per view; all others are 'line'. */
  variant?: 'primary' | 'line' | 'quiet' | 'danger' | undefined;
  /** 54, 44 and 34 px high. */
  size?: 'lg' | 'md' | 'sm' | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
}

/** Returns the classes of a button, for any element. */
export function buttonClass({ variant = 'line', size = 'md', block = false }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[variant], size !== 'md' && styles[size], block && styles.block, className);
}
