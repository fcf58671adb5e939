import { type MantineColorScheme, type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { readColorScheme } from './color-scheme.tsx';
import { cssVariablesResolver, theme } from './theme.ts';

/**
 * Mantine's theme for interactive parts: pages with forms, and the overlays (drawer, dialog, menu, toasts), which load
 * lazily. It is never at the root, so that pages without forms don't load Mantine.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={pageScheme}
      getRootElement={noElement}
      deduplicateCssVariables={false}
    >
      {children}
    </MantineProvider>
  );
}

/**
 * Keeps Mantine from writing to the root element. After an overlay or a form page has rendered, Mantine would write the
 * scheme that it read before rendering, and so undo a change made in between.
 */
const noElement = () => undefined;

/**
 * Lets Mantine read the scheme, but not change it: only color-scheme.tsx changes it. On the server, which doesn't know
 * the reader's scheme, Mantine uses its own fallback.
 */
const pageScheme: MantineColorSchemeManager = {
  get: (fallback): MantineColorScheme => (typeof document === 'undefined' ? fallback : readColorScheme()),
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};
