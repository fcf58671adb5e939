/** The items of a site. `ROUTES` picks the ones whose pages are visited. */
interface Catalogue {
  episodes: { slug: string; isPremium: boolean; mediaCount: number }[];
  articles: { slug: string; isPremium: boolean; figure: string | null }[];
  issues: { slug: string; isPremium: boolean }[];
}

/** One URL of each kind of page. */
export const ROUTES = {
  'the home page': () => '/',
  'the episodes': () => '/episodes',
  'a free episode': ({ episodes }) =>
    `/episodes/${slugOf(episodes, ({ isPremium, mediaCount }) => !isPremium && mediaCount > 0)}`,
  'a premium episode': ({ episodes }) => `/episodes/${slugOf(episodes, ({ isPremium }) => isPremium)}`,
  'the articles': () => '/articles',
  'a free article': ({ articles }) => `/articles/${slugOf(articles, ({ isPremium }) => !isPremium)}`,
  'a premium article with a figure': ({ articles }) =>
    `/articles/${slugOf(articles, ({ isPremium, figure }) => isPremium && figure !== null)}`,
  'the topics': () => '/topics',
  'a topic': () => '/topics/sleep',
  'the newsletter': () => '/newsletter',
  'an issue': ({ issues }) => `/newsletter?issue=${slugOf(issues, ({ isPremium }) => !isPremium)}`,
  "a members' issue": ({ issues }) => `/newsletter?issue=${slugOf(issues, ({ isPremium }) => isPremium)}`,
  'the newsletter archive': () => '/newsletter?archive=all',
  'the hosts and the team': () => '/about',
  'the speaking page': () => '/speaking',
  'the research library': () => '/research',
  'a search in the research library': () => '/research?q=sleep&category=sleep-and-recovery',
  'the press kit': () => '/media',
  'the privacy policy': () => '/privacy',
  'the terms of service': () => '/terms',
  'the cookie policy': () => '/cookies',
  'the disclosures': () => '/disclosures',
  'the confirmation of a subscription': () => '/newsletter?confirm=a-mailed-secret-of-some-length',
  'an invalid link to the preferences': () => '/newsletter?manage=a-mailed-secret-of-some-length',
  'the membership page': () => '/membership',
  'an invalid gift link': () => '/membership?gift=a-mailed-secret-of-some-length',
  'the page after a payment': () => '/membership/success',
  'the contact page': () => '/contact',
  'the guest application': () => '/contact?tab=guest',
  'the login': () => '/login',
  'the registration': () => '/register',
  'the form for a forgotten password': () => '/forgot-password',
  'an invalid password reset link': () => '/forgot-password?token=a-mailed-secret-of-some-length',
  'the confirmation of an email address': () => '/login?confirm=a-mailed-secret-of-some-length',
  'the profile without a session': () => '/profile',
  'the dashboard without access': () => '/admin/dashboard',
  'an unknown URL': () => '/no-such-page',
} satisfies Record<string, (catalogue: Catalogue) => string>;

export type RouteName = keyof typeof ROUTES;
/** The names of `ROUTES`, in order. */
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[]; // the keys of the object above

/** Returns the expected response status of a kind of page. */
export function statusOf(name: RouteName): number {
  return name === 'an unknown URL' ? 404 : 200;
}

/** Returns the paths of `ROUTES` on a site with the sample catalogue. */
export async function findPaths(origin: string): Promise<Record<RouteName, string>> {
  const read = async (kind: string) => (await fetch(`${origin}/api/${kind}`)).json();
  const [episodes, articles, issues] = await Promise.all(['episodes', 'articles', 'newsletter/issues'].map(read));
  const catalogue = { episodes, articles, issues } as Catalogue; // the documented responses
  // One entry for each name.
  return Object.fromEntries(ROUTE_NAMES.map((name) => [name, ROUTES[name](catalogue)])) as Record<RouteName, string>;
}

function slugOf<Item extends { slug: string }>(items: Item[], fits: (item: Item) => boolean): string {
  const found = items.find(fits);
  if (!found) throw new Error('the catalogue has no item of this kind');
  return found.slug;
}
