import type { AddressSection } from '@longreturn/core/content/sitemap/address-source';
import type { AddressList } from '@longreturn/core/content/sitemap/find-address-lists';
import type { Address } from '@longreturn/core/content/sitemap/list-addresses';

/** Pages that list items, and the sections whose newest change is theirs. */
const LISTS: readonly { path: string; sections: readonly AddressSection[] }[] = [
  { path: '/', sections: ['episodes', 'articles', 'issues'] },
  { path: '/episodes', sections: ['episodes'] },
  { path: '/articles', sections: ['articles'] },
  { path: '/topics', sections: ['episodes', 'articles'] },
  { path: '/newsletter', sections: ['articles', 'issues'] },
];

/** Pages whose text is part of the site itself: when it last changed is not known here. */
const LASTING: readonly string[] = [
  '/about',
  '/contact',
  '/research',
  '/media',
  '/speaking',
  '/privacy',
  '/terms',
  '/cookies',
  '/disclosures',
];

/** The pages that every site has, with the newest change of the items that they list. */
export function standingPages(lists: readonly AddressList[]): Address[] {
  return [
    ...LISTS.map(({ path, sections }) => ({ path, updatedAt: newestOf(lists, sections) })),
    ...LASTING.map((path) => ({ path, updatedAt: null })),
  ];
}

function newestOf(lists: readonly AddressList[], sections: readonly AddressSection[]): string | null {
  const changes = lists.filter(({ section }) => sections.includes(section)).flatMap(({ updatedAt }) => updatedAt ?? []);
  return changes.toSorted().at(-1) ?? null;
}
