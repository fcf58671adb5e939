import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { PageHead } from '../../ui/page-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import styles from './account-page.module.css';
import { NeedsScript } from './needs-script.tsx';

interface AccountPageProps {
  title: string;
  lede: string;
  aside: ReactNode;
  children: ReactNode;
}

/** A page with one form, and beside it where else a reader may have wanted to go. */
export function AccountPage({ title, lede, aside, children }: AccountPageProps) {
  return (
    <Wrap>
      <PageHead title={title} lede={lede} />
      <div className={classNames(layout.grid, styles.page)}>
        <div className={styles.main}>
          <NeedsScript />
          {children}
        </div>
        <aside className={styles.aside}>{aside}</aside>
      </div>
    </Wrap>
  );
}
