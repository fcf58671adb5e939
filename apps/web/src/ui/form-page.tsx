import type { ComponentProps, ReactNode } from 'react';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { classNames } from './class-names.ts';
import styles from './form-page.module.css';
import layout from './layout.module.css';
import { NeedsScript } from './notice.tsx';
import { PageHead, Wrap } from './section.tsx';

/** A page with Mantine's form controls. */
export function FormPage(props: ComponentProps<typeof FormLayout>) {
  return (
    <ThemeProvider>
      <FormLayout {...props} />
    </ThemeProvider>
  );
}

interface FormLayoutProps {
  title: string;
  lede: string;
  aside: ReactNode;
  /**
   * Whether the form has two columns of fields. It then isn't limited to 27rem, and the aside is beside it only from
   * 960px instead of 760px.
   */
  isWide?: boolean;
  children: ReactNode;
}

/** A page with a form, and related links beside it. */
function FormLayout({ title, lede, aside, isWide = false, children }: FormLayoutProps) {
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
