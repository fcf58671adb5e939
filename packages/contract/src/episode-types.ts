/** The ten episode types. */
export const EPISODE_TYPES = [
  'Case Study Episodes',
  'Expert Perspectives',
  'Founder Spotlight',
  'Investor Lens',
  'Investment Strategy Sessions',
  'News & Market Updates',
  'Roundtable Conversations',
  'Science Deep Dive',
  'Tech & Trends Analysis',
  'Visionary Futures',
] as const;

export type EpisodeType = (typeof EPISODE_TYPES)[number];
