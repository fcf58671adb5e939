export interface Host {
  slug: HostSlug;
  /** The name of the host's generated portrait. */
  portrait: 'maren' | 'elias';
  name: string;
  title: string;
  bio: string;
  specialties: readonly string[];
}

export type HostSlug = 'maren-oduya' | 'elias-thornquist';

/** The two hosts, with their short biographies. The long biographies are in host-biographies.ts. */
export const HOSTS: readonly Host[] = [
  {
    slug: 'maren-oduya',
    portrait: 'maren',
    name: 'Maren Oduya, PhD',
    title: 'Geroscientist and co-host',
    bio: 'Maren has worked in the biology of ageing for fifteen years, mostly trying to repeat other researchers’ results. She reads the methods section of a paper first, and on the show she reads it aloud.',
    specialties: ['Ageing biology', 'trial design', 'replication'],
  },
  {
    slug: 'elias-thornquist',
    portrait: 'elias',
    name: 'Elias Thornquist, CFA',
    title: 'Long-horizon investor and co-host',
    bio: 'Elias managed an endowment’s health investments through two market cycles. He puts a probability on each claim before the result is known.',
    specialties: ['Base rates', 'health economics', 'royalties'],
  },
];
