export interface Host {
  slug: HostSlug;
  /** The host's engraved portrait. */
  portrait: 'maren' | 'elias';
  name: string;
  title: string;
  bio: string;
  specialties: readonly string[];
}

export type HostSlug = 'maren-oduya' | 'elias-thornquist';

/** The two hosts in short. Their long biographies are in host-biographies.ts. */
export const HOSTS: readonly Host[] = [
  {
    slug: 'maren-oduya',
    portrait: 'maren',
    name: 'Maren Oduya, PhD',
    title: 'Geroscientist and co-host',
    bio: 'Fifteen years in ageing biology, most of them spent trying to make other people’s results happen twice. Maren reads the methods section first and aloud.',
    specialties: ['Ageing biology', 'trial design', 'replication'],
  },
  {
    slug: 'elias-thornquist',
    portrait: 'elias',
    name: 'Elias Thornquist, CFA',
    title: 'Long-horizon investor and co-host',
    bio: 'Ran an endowment’s health sleeve through two cycles. Elias keeps a ledger of every forecast made on the show, with the misses in the same ink.',
    specialties: ['Base rates', 'health economics', 'royalties'],
  },
];
