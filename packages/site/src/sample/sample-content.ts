import type { EpisodeType, MediaItemType } from '@longreturn/contract/content';
import type { Edition } from '@longreturn/contract/newsletter';
import type { HostSlug } from '../hosts.ts';
import type { TopicSlug } from '../topics.ts';

/** A link to an episode elsewhere. The sample ones point at openly licensed works and say so. */
export interface SampleMediaItem {
  type: MediaItemType;
  url: string;
  title: string;
  description: string | null;
}

export interface SampleEpisode {
  title: string;
  slug: string;
  type: EpisodeType;
  description: string;
  isPremium: boolean;
  /** ISO 8601, UTC. */
  publishedAt: string;
  durationSec: number;
  videoEmbedUrl: string | null;
  topics: readonly TopicSlug[];
  media: readonly SampleMediaItem[];
}

/** An issue of the newsletter as it went out, long before there was a subscriber. */
export interface SampleIssue {
  edition: Edition;
  title: string;
  slug: string;
  excerpt: string;
  /** HTML. */
  bodyRichtext: string;
  /** ISO 8601, UTC. */
  sentAt: string;
}

export interface SampleArticle {
  title: string;
  slug: string;
  excerpt: string;
  /** HTML. `<hr data-members>` on a line of its own ends the free part of a premium article. */
  bodyRichtext: string;
  isPremium: boolean;
  /** ISO 8601, UTC. */
  publishedAt: string;
  host: HostSlug;
  /** One of the site's drawn figures, or null. */
  figure: FigureName | null;
  topics: readonly TopicSlug[];
}

/** The figures that packages/site draws; each plots arithmetic, no measurement. */
export type FigureName = 'discount-rates' | 'compounding' | 'mortality-doubling' | 'repeated-dose' | 'predictive-value';
