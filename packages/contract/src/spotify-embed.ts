const PAGE =
  /^https:\/\/open\.spotify\.com\/(?:intl-[a-z]+\/)?(?:embed\/)?(episode|show|track|album|playlist)\/([A-Za-z0-9]+)/;

/** Returns the embed URL of a Spotify page, or undefined for any other URL. */
export function spotifyEmbedUrl(url: string): string | undefined {
  const [, kind, id] = PAGE.exec(url) ?? [];
  return kind && id ? `https://open.spotify.com/embed/${kind}/${id}` : undefined;
}
