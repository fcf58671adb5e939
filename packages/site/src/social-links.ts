import type { SocialLink } from '@longreturn/contract/site';

export const VIDEO_CHANNEL_URL = 'https://www.youtube.com/@thelongreturn';

/**
 * The show's seven external profiles, in the order in which every list shows them. The show and the profiles are
 * fictional; an owner replaces them.
 */
export const SOCIAL_LINKS: readonly SocialLink[] = [
  { kind: 'spotify', name: 'Spotify', url: 'https://open.spotify.com/user/thelongreturn' },
  { kind: 'apple', name: 'Apple Podcasts', url: 'https://podcasts.apple.com/us/podcast/the-long-return/id1000000000' },
  { kind: 'youtube', name: 'YouTube', url: VIDEO_CHANNEL_URL },
  { kind: 'x', name: 'X', url: 'https://x.com/thelongreturn' },
  { kind: 'linkedin', name: 'LinkedIn', url: 'https://www.linkedin.com/company/thelongreturn' },
  { kind: 'instagram', name: 'Instagram', url: 'https://www.instagram.com/thelongreturn' },
  { kind: 'tiktok', name: 'TikTok', url: 'https://www.tiktok.com/@thelongreturn' },
];
