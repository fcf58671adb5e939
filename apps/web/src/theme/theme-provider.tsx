import { type MantineColorScheme, type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { readColorScheme } from './color-scheme.tsx';
import { cssVariablesResolver, theme } from './theme.ts';

/**
 * Mantine's surroundings. It stands inside the lazily loaded parts that use the library (drawer, dialog, menu, toasts),
 * never at the root: pages are plain elements, and a reader who opens nothing loads nothing of Mantine.
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

/** color-scheme.tsx is the one that decides; Mantine only reads. */
const pageScheme: MantineColorSchemeManager = {
  get: (): MantineColorScheme => readColorScheme(),
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};
