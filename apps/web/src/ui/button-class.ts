import styles from './button.module.css';
import { classNames } from './class-names.ts';

export interface ButtonLook {
  /** One 'primary' a view; everything else that acts is 'line'. */
  variant?: 'primary' | 'line' | 'quiet' | 'danger' | undefined;
  /** 54, 44 and 34 px high. */
  size?: 'lg' | 'md' | 'sm' | undefined;
  /** As wide as what it stands in. */
  block?: boolean | undefined;
}

/** The classes of a button's look, for whatever element it is. */
export function buttonClass({ variant = 'line', size = 'md', block = false }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[variant], size !== 'md' && styles[size], block && styles.block, className);
}
