const PAGE = /^https:\/\/(?:embed\.)?podcasts\.apple\.com\/([a-z]{2})\/podcast\/([^?#]+)(\?i=\d+)?/;

/** The embed address of an Apple Podcasts page link, or undefined when it is none. */
export function appleEmbedUrl(url: string): string | undefined {
  const [, country, path, episode = ''] = PAGE.exec(url) ?? [];
  return country && path ? `https://embed.podcasts.apple.com/${country}/podcast/${path}${episode}` : undefined;
}
