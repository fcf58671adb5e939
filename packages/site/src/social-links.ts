export interface SocialLink {
  kind: 'spotify' | 'apple' | 'youtube' | 'x' | 'linkedin' | 'instagram' | 'tiktok';
  name: string;
  url: string;
}

/** The seven profiles elsewhere, in the order of every list (specification §2, Shared footer). */
export const SOCIAL_LINKS: readonly SocialLink[] = [
  { kind: 'spotify', name: 'Spotify', url: 'https://open.spotify.com/' },
  { kind: 'apple', name: 'Apple Podcasts', url: 'https://podcasts.apple.com/' },
  { kind: 'youtube', name: 'YouTube', url: 'https://www.youtube.com/' },
  { kind: 'x', name: 'X', url: 'https://x.com/' },
  { kind: 'linkedin', name: 'LinkedIn', url: 'https://www.linkedin.com/' },
  { kind: 'instagram', name: 'Instagram', url: 'https://www.instagram.com/' },
  { kind: 'tiktok', name: 'TikTok', url: 'https://www.tiktok.com/' },
];

export const VIDEO_CHANNEL_URL = 'https://www.youtube.com/';
