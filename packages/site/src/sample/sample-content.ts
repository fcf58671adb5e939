import type { EpisodeType, MediaItemType } from '@longreturn/contract/content';
import type { Edition } from '@longreturn/contract/newsletter';
import type { HostSlug } from '../hosts.ts';
import type { TopicSlug } from '../topics.ts';

/** A link to an episode on another site. Sample links lead to works in open-works.ts, which /disclosures credits. */
export interface SampleMediaItem {
  type: MediaItemType;
  url: string;
  title: string;
}

export interface SampleEpisode {
  title: string;
  slug: string;
  type: EpisodeType;
  description: string;
  isPremium: boolean;
  /** Whether the hosts answer members' questions in the episode. */
  isAma?: boolean;
  /** ISO 8601, UTC. */
  publishedAt: string;
  durationSec: number;
  videoEmbedUrl: string | null;
  topics: readonly TopicSlug[];
  /** The DOIs of the papers that the episode discusses. */
  sources?: readonly string[];
  media: readonly SampleMediaItem[];
}

/** A newsletter issue that counts as sent, although nobody received it. */
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
  /** HTML. A line with only `<hr data-members>` ends the free part of a premium article. */
  bodyRichtext: string;
  isPremium: boolean;
  /** ISO 8601, UTC. */
  publishedAt: string;
  host: HostSlug;
  /** The name of the article's figure, or null. */
  figure: FigureName | null;
  topics: readonly TopicSlug[];
}

/** The figures that packages/site draws. Each one plots a calculation, not measured data. */
export type FigureName = 'discount-rates' | 'compounding' | 'mortality-doubling' | 'repeated-dose' | 'predictive-value';
