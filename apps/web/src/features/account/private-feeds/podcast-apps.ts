/** A podcast app with links that open it and subscribe to a feed. */
interface PodcastApp {
  name: string;
  /** The devices on which the link works. */
  devices: string;
  /** Returns the link that subscribes to the feed. The link opens an app, not a website, because the URL is secret. */
  link: (feedUrl: string) => string;
}

const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, '');

/**
 * The podcast apps, each with the format of its links. The formats come from the apps' documentation. Android apps such
 * as AntennaPod also open `antennapod-subscribe://` links, but then fetch the feed without encryption.
 */
export const PODCAST_APPS: readonly PodcastApp[] = [
  { name: 'Apple Podcasts', devices: 'iPhone, iPad, Mac', link: (url) => `podcast://${withoutScheme(url)}` },
  {
    name: 'Overcast',
    devices: 'iPhone, iPad',
    link: (url) => `overcast://x-callback-url/add?url=${encodeURIComponent(url)}`,
  },
  { name: 'Pocket Casts', devices: 'iPhone, Android', link: (url) => `pktc://subscribe/${withoutScheme(url)}` },
  { name: 'Castro', devices: 'iPhone', link: (url) => `castros://subscribe/${withoutScheme(url)}` },
  { name: 'AntennaPod', devices: 'Android', link: (url) => `pcast:${url}` },
  { name: 'Another app', devices: 'Computer', link: (url) => `feed:${url}` },
];
