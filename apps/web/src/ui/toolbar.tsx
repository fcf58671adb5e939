import type { FormEventHandler, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './toolbar.module.css';

interface ToolbarProps {
  /** The form's action, used without JavaScript: '/episodes'. */
  action: string;
  /**
   * 'three' is field, select and count (stacked on phones); 'two' is field and button; 'counted' adds a count to 'two'.
   */
  columns?: 'two' | 'three' | 'counted';
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** Search and filter of a list: a GET form whose fields are the list's query. */
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
