import { isbot } from 'isbot';

/** Podcast apps and players. isbot mistakes some for bots, because their User-Agents name a website or a library. */
const APPS =
  /^(?:AntennaPod|AppleCoreMedia|Audible|BeyondPod|Breaker|Castamatic|CastBox|Castro|Deezer|doubleTwist|Downcast|fountain|gPodder|iCatcher|iHeartRadio|iTunes|Laughable|Luminary|Overcast|Player ?FM|PocketCasts|Pocket Casts|Podbean|PodCruncher|Podcast ?Addict|PodcastGuru|Podcasts|Podimo|Podkicker|Podverse|PodLP|RSSRadio|Snipd|Sonos|Spotify|Stitcher|TuneIn|VLC)\b/i;

/**
 * Clients that don't count: podcast services that copy files to their own servers, directories that check files, and
 * smartwatches that download what the phone has already downloaded.
 */
const NOT_LISTENERS =
  /Podcast Sync|subscribers?;|feed-id|feed ?parser|iTMS|Podchaser|Podcast ?Index|Podnews|Podping|Podtrac|Chartable|Rephonic|Listen ?Notes|Amazon Music Podcast|Google-Podcast|^Spotify\/1\.0$|watchOS|Trackable|CastFeedValidator|validator/i;

/**
 * Returns whether a User-Agent belongs to an app or a browser with which people listen. Clients without a User-Agent
 * don't count.
 */
export function isListener(userAgent: string | undefined): userAgent is string {
  if (!userAgent || NOT_LISTENERS.test(userAgent)) return false;
  return APPS.test(userAgent) || !isbot(userAgent);
}
