import { Link, useRouterState } from '@tanstack/react-router';
import { HEADER_LINKS, type SiteLink } from './site-links.ts';

interface NavLinksProps {
  onSelect?: () => void;
}

/** The header's links, with `aria-current` on the section of the current page. */
export function NavLinks({ onSelect }: NavLinksProps) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  return HEADER_LINKS.map((link) => (
    <Link
      key={link.to}
      to={link.to}
      activeProps={{}}
      data-text={link.text}
      aria-current={isAt(link, path) ? 'page' : undefined}
      {...(onSelect && { onClick: onSelect })}
    >
      {link.text}
    </Link>
  ));
}

function isAt({ to, alsoAt }: SiteLink, path: string): boolean {
  return [to, alsoAt].some((base) => base !== undefined && (path === base || path.startsWith(`${base}/`)));
}
