import { LIMITS } from '@longreturn/contract/limits';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import field from './field.module.css';
import { IconSearch } from './icons.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps extends ComponentProps<'input'> {
  /** Its accessible name and placeholder: 'Search episodes'. */
  label: string;
}

/** The search box of a list, inside a Toolbar. Its parameter is `q`. */
export function SearchField({ label, className, ...rest }: SearchFieldProps) {
  return (
    <div className={classNames(styles.search, className)}>
      <IconSearch />
      <input
        type="search"
        name="q"
        maxLength={LIMITS.query}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        {...rest}
        className={classNames(field.input, styles.input)}
      />
    </div>
  );
}
