const PAGE = /^https:\/\/(?:embed\.)?podcasts\.apple\.com\/([a-z]{2})\/podcast\/([^?#]+)(\?i=\d+)?/;

/** Returns the embed URL of an Apple Podcasts page, or undefined for any other URL. */
export function appleEmbedUrl(url: string): string | undefined {
  const [, country, path, episode = ''] = PAGE.exec(url) ?? [];
  return country && path ? `https://embed.podcasts.apple.com/${country}/podcast/${path}${episode}` : undefined;
}
