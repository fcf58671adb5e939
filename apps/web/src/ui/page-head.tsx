import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page-head.module.css';
import text from './text.module.css';

interface PageHeadProps {
  title: string;
  lede?: ReactNode;
}

/** The page's h1 and standfirst, inside a Wrap. */
export function PageHead({ title, lede }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {lede ? <p className={classNames(text.lede, styles.lede)}>{lede}</p> : null}
    </div>
  );
}
