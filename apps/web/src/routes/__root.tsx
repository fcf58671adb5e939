import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AppShell } from '../features/shell/app-shell.tsx';
import type { RouterContext } from '../lib/trpc.ts';
import '../theme/tokens.css';
import '../theme/global.css';
import { ColorSchemeScript, htmlProps } from '../theme/color-scheme.tsx';
import textFont from '../theme/fonts/hanken-grotesk.woff2?url';
import displayFont from '../theme/fonts/newsreader-roman.woff2?url';

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [{ charSet: 'utf-8' }, { name: 'viewport', content: 'width=device-width, initial-scale=1' }],
    links: [{ rel: 'icon', href: '/art/favicon.svg', type: 'image/svg+xml' }, preload(displayFont), preload(textFont)],
  }),
  shellComponent: Document,
  component: Root,
});

/** A font that every page shows above the fold; the italic is left to the style sheet. */
function preload(href: string) {
  return { rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' } as const;
}

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en" {...htmlProps}>
      <head>
        <ColorSchemeScript />
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

function Root() {
  return (
    <AppShell>
      <Outlet />
    </AppShell>
  );
}
