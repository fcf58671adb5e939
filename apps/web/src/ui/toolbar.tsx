import type { FormEventHandler, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './toolbar.module.css';

interface ToolbarProps {
  /** Where the query goes without JavaScript: '/episodes'. */
  action: string;
  /** 'three' is field, select, count (stacked on phones); 'two' is field and button; 'counted' is that and a count. */
  columns?: 'two' | 'three' | 'counted';
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** Search and filter of a list between two rules: a GET form whose fields are the list's address. */
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
