import type { ComponentProps, ReactNode } from 'react';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { classNames } from './class-names.ts';
import layout from './layout.module.css';
import { NeedsScript } from './notice.tsx';
import styles from './operated-page.module.css';
import { PageHead, Wrap } from './section.tsx';

/** A page with Mantine's form controls. */
export function OperatedPage(props: ComponentProps<typeof FormPage>) {
  return (
    <ThemeProvider>
      <FormPage {...props} />
    </ThemeProvider>
  );
}

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
function FormPage({ title, lede, aside, isWide = false, children }: FormPageProps) {
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
