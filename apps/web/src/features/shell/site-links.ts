import type { FileRoutesByTo } from '../../routeTree.gen.ts';

/** A link of the header or footer. */
export interface SiteLink {
  to: string;
  text: string;
  /** Another path on which this link is marked as the current page. */
  alsoAt?: string;
}

/** A link to a path that has a route. */
interface RouteLink extends SiteLink {
  to: keyof FileRoutesByTo;
  alsoAt?: keyof FileRoutesByTo;
}

export const HEADER_LINKS: readonly SiteLink[] = [
  { to: '/episodes', text: 'Episodes' },
  { to: '/topics', text: 'Explore Topics' },
  { to: '/newsletter', text: 'Articles', alsoAt: '/articles' },
  { to: '/about', text: 'About' },
] satisfies readonly RouteLink[];

export const ACCOUNT_LINKS = {
  login: { to: '/login', text: 'Login' },
  register: { to: '/register', text: 'Sign Up' },
  admin: { to: '/admin/dashboard', text: 'Admin Dashboard' },
} as const satisfies Record<string, RouteLink>;

export const FOOTER_LINKS = {
  content: [
    { to: '/episodes', text: 'Latest Episodes' },
    { to: '/articles', text: 'Premium Articles' },
    { to: '/topics', text: 'Topic Archive' },
    { to: '/research', text: 'Research Library' },
  ],
  about: [
    { to: '/about', text: 'Host Bio' },
    { to: '/media', text: 'Media Kit' },
    { to: '/speaking', text: 'Speaking' },
    { to: '/contact', text: 'Contact Us' },
    { to: '/disclosures', text: 'Disclosures' },
  ],
  legal: [
    { to: '/privacy', text: 'Privacy Policy' },
    { to: '/terms', text: 'Terms of Service' },
    { to: '/cookies', text: 'Cookie Policy' },
  ],
} satisfies Record<string, readonly RouteLink[]>;
