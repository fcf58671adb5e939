import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './form-page.module.css';
import layout from './layout.module.css';
import { NeedsScript } from './needs-script.tsx';
import { PageHead } from './page-head.tsx';
import { Wrap } from './wrap.tsx';

interface FormPageProps {
  title: string;
  lede: string;
  aside: ReactNode;
  /**
   * For a form with two columns: it takes all seven columns on a large screen; on a smaller one the aside is below it.
   */
  isWide?: boolean;
  children: ReactNode;
}

/** A page with a form, and related links beside it. */
export function FormPage({ title, lede, aside, isWide = false, children }: FormPageProps) {
  return (
    <Wrap>
      <PageHead title={title} lede={lede} />
      <div className={classNames(layout.grid, styles.page, isWide && styles.wide)}>
        <div className={styles.main}>
          <NeedsScript />
          {children}
        </div>
        <aside className={styles.aside}>{aside}</aside>
      </div>
    </Wrap>
  );
}
