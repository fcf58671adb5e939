import type { ComponentProps } from 'react';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { FormPage } from './form-page.tsx';

/** A page with Mantine's form controls. */
export function OperatedPage(props: ComponentProps<typeof FormPage>) {
  return (
    <ThemeProvider>
      <FormPage {...props} />
    </ThemeProvider>
  );
}
