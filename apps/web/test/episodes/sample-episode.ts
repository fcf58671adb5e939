import type { EpisodePage, MediaItem } from '@longreturn/contract/content';

/** Builds a free episode with a video and no media items. */
export function sampleEpisode(given: Partial<EpisodePage> = {}): EpisodePage {
  return {
    id: '0198c0de-0000-7000-8000-000000000001',
    title: 'The Clock in the Methyl Groups',
    slug: 'the-clock-in-the-methyl-groups',
    type: 'Science Deep Dive',
    description: 'Epigenetic clocks promise a number for how old you are inside.',
    isPremium: false,
    isLocked: given.isPremium ?? false,
    isAma: false,
    publishedAt: '2026-11-12T06:00:00.000Z',
    durationSec: 4358,
    videoEmbedUrl: 'https://www.youtube.com/watch?v=eRsGyueVLvQ',
    hasVideo: true,
    mediaCount: 0,
    audio: null,
    chaptersUrl: null,
    transcriptUrl: null,
    cover: null,
    topics: ['risk-assessment'],
    media: [],
    lockedAudio: null,
    persons: [],
    sources: [],
    related: [],
    ...given,
  };
}

/** Builds a YouTube media item. */
export function sampleItem(given: Partial<MediaItem> = {}): MediaItem {
  return {
    id: '0198c0de-0000-7000-8000-000000000002',
    type: 'youtube',
    url: 'https://www.youtube.com/watch?v=eRsGyueVLvQ',
    title: 'Full conversation on film',
    description: null,
    order: 0,
    ...given,
  };
}
