const PAGE =
  /^https:\/\/open\.spotify\.com\/(?:intl-[a-z]+\/)?(?:embed\/)?(episode|show|track|album|playlist)\/([A-Za-z0-9]+)/;

/** The embed address of a Spotify page link, or undefined when it is none (specification §5, Spotify media). */
export function spotifyEmbedUrl(url: string): string | undefined {
  const [, kind, id] = PAGE.exec(url) ?? [];
  return kind && id ? `https://open.spotify.com/embed/${kind}/${id}` : undefined;
}
