import { LIMITS } from '@longreturn/contract/limits';
import type { ComponentProps, FormEventHandler, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import field from './field.module.css';
import { IconSearch } from './icons.tsx';
import styles from './toolbar.module.css';

interface ToolbarProps {
  /** The form's action, used without JavaScript: '/episodes'. */
  action: string;
  /**
   * 'three': a field, a select and a count (stacked on phones). 'two': a field and a button. 'counted': a field, a
   * button and a count.
   */
  columns?: 'two' | 'three' | 'counted';
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** The search and filter of a list: a GET form whose fields are the query of the list's URL. */
export function Toolbar({ action, columns = 'three', onSubmit, children }: ToolbarProps) {
  return (
    <search>
      <form
        className={classNames(styles.toolbar, styles[columns])}
        action={action}
        method="get"
        {...(onSubmit && { onSubmit })}
      >
        {children}
      </form>
    </search>
  );
}

interface SearchFieldProps extends ComponentProps<'input'> {
  /** The accessible name and placeholder: 'Search episodes'. */
  label: string;
}

/** The search box of a list. Its query parameter is `q`. */
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
