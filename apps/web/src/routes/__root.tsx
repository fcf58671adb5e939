import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AppShell } from '../features/shell/app-shell.tsx';
import { FOOTER_ID } from '../features/shell/footer.tsx';
import { AuthProvider } from '../lib/auth-provider.tsx';
import { EarlyClickScript } from '../lib/early-click.tsx';
import { preloadFont } from '../lib/page-head.ts';
import { SessionData } from '../lib/session-data.tsx';
import { type RouterContext, trpc } from '../lib/trpc.ts';
import { readSite, SiteContext } from '../lib/use-site.ts';
import '../theme/tokens.css';
import '../theme/global.css';
import { ColorSchemeScript, htmlProps } from '../theme/color-scheme.tsx';
import { FontWaitScript } from '../theme/font-wait-script.tsx';
import textFont from '../theme/fonts/hanken-grotesk.woff2?url';
import displayFont from '../theme/fonts/newsreader-roman.woff2?url';

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { rendering: 'perRole' },
  // The session and the site's texts are sent with the page. A public page renders even if they can't be read.
  loader: async ({ context }) => {
    await Promise.all([context.utils.auth.session.prefetch(), readSite(context)]);
  },
  head: () => ({
    meta: [{ charSet: 'utf-8' }, { name: 'viewport', content: 'width=device-width, initial-scale=1' }],
    links: [
      { rel: 'icon', href: '/art/favicon.svg', type: 'image/svg+xml' },
      preloadFont(displayFont),
      preloadFont(textFont),
      wholeBeforeShown,
      { rel: 'alternate', type: 'application/rss+xml', href: '/feed.xml' },
    ],
  }),
  shellComponent: Document,
  component: Root,
});

/**
 * Makes the browser paint the page only when the HTML has arrived up to the footer. Otherwise, the elements of a row
 * would move while the rest of the row arrives.
 */
const wholeBeforeShown = { rel: 'expect', href: `#${FOOTER_ID}`, blocking: 'render' } as const;

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en" {...htmlProps}>
      <head>
        <ColorSchemeScript />
        <EarlyClickScript />
        <FontWaitScript />
        <HeadContent />
      </head>
      <body>
        {children}
        <SessionData />
        <Scripts />
      </body>
    </html>
  );
}

function Root() {
  const [site] = trpc.content.site.useSuspenseQuery();
  return (
    <AuthProvider>
      <SiteContext value={site}>
        <AppShell>
          <Outlet />
        </AppShell>
      </SiteContext>
    </AuthProvider>
  );
}
