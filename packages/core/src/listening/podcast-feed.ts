import type { UpdateFrequency } from '@longreturn/contract/podcast';

/** A page of a podcast feed. All URLs are absolute. */
export interface PodcastFeed {
  show: FeedShow;
  pages: FeedPages;
  /** The newest item comes first. */
  items: FeedItem[];
}

/** The show as a feed describes it. */
export interface FeedShow {
  /** A UUID that stays the same when the feed moves. */
  guid: string;
  title: string;
  link: string;
  description: string;
  language: string;
  copyright: string;
  author: string;
  owner: { name: string; email: string };
  /** A category of Apple Podcasts: 'Science' or 'Science: Life Sciences'. */
  category: string;
  updateFrequency: UpdateFrequency;
  isExplicit: boolean;
  imageUrl: string;
  isLocked: boolean;
  persons: FeedPerson[];
  funding: { url: string; text: string };
  /** A text that proves to a directory who owns the show; empty if there is none. */
  verification: string;
  /** The URL of the WebSub hub; empty if there is none. */
  hubUrl: string;
  /** Whether directories must not list the feed, because it belongs to one member. */
  isPrivate: boolean;
}

/** The URLs of a feed's pages (RFC 5005, paged feeds). */
export interface FeedPages {
  self: string;
  first: string;
  last: string;
  /** Newer episodes. */
  previous?: string;
  /** Older episodes. */
  next?: string;
}

export interface FeedPerson {
  name: string;
  /** A role of the podcast namespace, such as 'host'. */
  role: string;
  url?: string;
  imageUrl?: string;
}

export interface FeedItem {
  guid: string;
  title: string;
  link: string;
  publishedAt: Date;
  /** In plain text. Blank lines separate paragraphs. */
  notes: string;
  imageUrl?: string;
  persons: FeedPerson[];
  /** Undefined for an item without audio, such as a notice. */
  audio?: FeedAudio;
}

export interface FeedAudio {
  url: string;
  type: string;
  bytes: number;
  durationSec: number;
  chaptersUrl?: string;
  transcripts: { url: string; type: string }[];
}
