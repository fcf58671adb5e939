import { type AnyRouter, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { hasModifier } from './has-modifier.ts';

/**
 * Returns a click handler for an element whose text contains plain links. The handler opens links to pages of this site
 * in the app, so that the player keeps playing.
 */
export function useSiteLinks(): (click: MouseEvent) => void {
  const router = useRouter();
  return (click) => {
    if (hasModifier(click) || !(click.target instanceof Element)) return;
    const link = click.target.closest('a');
    const href = link ? appHref(router, link, location.href) : undefined;
    if (href === undefined) return;
    click.preventDefault();
    void router.navigate({ href });
  };
}

/**
 * Returns the path, query and hash of a link that leads to another page of the app. Returns undefined for links to
 * files, feeds, the API, other sites and places on the same page, and for links that open a new tab. `page` is the URL
 * of the current page.
 */
export function appHref(
  router: Pick<AnyRouter, 'getMatchedRoutes'>,
  link: Pick<HTMLAnchorElement, 'href' | 'target'>,
  page: string,
): string | undefined {
  if (!URL.canParse(link.href) || link.target !== '') return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  const shown = new URL(page);
  if (origin !== shown.origin) return undefined;
  if (hash && pathname === shown.pathname && search === shown.search) return undefined;
  const [, , route] = router.getMatchedRoutes(pathname);
  return route && pathname + search + hash;
}
