import { type MantineColorScheme, type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { readColorScheme } from './color-scheme.tsx';
import { cssVariablesResolver, theme } from './theme.ts';

/**
 * Mantine's theme for interactive parts: pages with forms, and the overlays (drawer, dialog, menu, toasts), which load
 * lazily. It is never at the root, so reading pages load nothing of Mantine.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={pageScheme}
      deduplicateCssVariables={false}
    >
      {children}
    </MantineProvider>
  );
}

/**
 * color-scheme.tsx decides; Mantine only reads. The server doesn't know the reader's scheme, and no control needs it.
 */
const pageScheme: MantineColorSchemeManager = {
  get: (fallback): MantineColorScheme => (typeof document === 'undefined' ? fallback : readColorScheme()),
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};
