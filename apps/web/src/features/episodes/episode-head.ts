import type { Episode, EpisodePage } from '@longreturn/contract/content';
import { formatDate } from '@longreturn/contract/format-time';
import { extractVideoId } from '@longreturn/contract/media-url';
import { citationsOf } from '../../lib/citations-of.ts';
import { membersPart, metaDescription, pageHead } from '../../lib/page-head.ts';
import { type PageImage, pageImage } from '../../lib/page-image.ts';
import type { PageSite } from '../../lib/use-site.ts';

/**
 * Returns the head of an episode's page: its preview image and schema.org PodcastEpisode data. `isPrivate`: whether a
 * preview link opened the page.
 */
export function episodeHead(episode: EpisodePage, site: PageSite, { isPrivate = false } = {}) {
  return pageHead({
    title: episode.title,
    description: metaDescription(descriptionOf(episode, site)),
    path: `/episodes/${episode.slug}`,
    ...site,
    image: imageOf(episode),
    type: 'music.song',
    jsonLd: podcastEpisode(episode, site),
    ...(isPrivate || episode.isPremium ? {} : freeAudio(episode)),
    isPrivate,
  });
}

const freeAudio = ({ audio, transcriptUrl }: Episode) => ({
  audio: audio ?? undefined,
  transcriptUrl: transcriptUrl ?? undefined,
});

const imageOf = ({ cover, slug }: Episode): PageImage => pageImage(cover, `/og/episodes/${slug}.png`);

function descriptionOf({ type, description, publishedAt }: Episode, { brand }: PageSite): string {
  return description?.trim() || `${type} from ${brand.name}, ${formatDate(publishedAt)}.`;
}

function podcastEpisode(episode: EpisodePage, site: PageSite) {
  const { origin, brand } = site;
  const url = `${origin}/episodes/${episode.slug}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'PodcastEpisode',
    '@id': url,
    url,
    name: episode.title,
    description: descriptionOf(episode, site),
    genre: episode.type,
    datePublished: episode.publishedAt,
    ...(episode.durationSec && { timeRequired: isoDuration(episode.durationSec) }),
    image: origin + imageOf(episode).path,
    inLanguage: 'en',
    partOfSeries: { '@type': 'PodcastSeries', '@id': `${origin}/#podcast`, name: brand.name, url: `${origin}/` },
    ...citationsOf(episode.sources),
    isAccessibleForFree: !episode.isPremium,
    ...(episode.isPremium ? { hasPart: membersPart } : mediaData(episode, site)),
  };
}

function mediaData(episode: EpisodePage, site: PageSite) {
  const [first, ...others] = [...audioObjects(episode), ...videoObjects(episode, site)];
  if (!first) return {};
  return { associatedMedia: others.length > 0 ? [first, ...others] : first };
}

function audioObjects({ title, audio, transcriptUrl }: EpisodePage): object[] {
  if (!audio) return [];
  const { url, type, bytes, durationSec } = audio;
  return [
    {
      '@type': 'AudioObject',
      name: title,
      contentUrl: url,
      encodingFormat: type,
      contentSize: String(bytes),
      ...(durationSec > 0 && { duration: isoDuration(durationSec) }),
      ...(transcriptUrl && { transcript: transcriptUrl }),
    },
  ];
}

function videoObjects(episode: EpisodePage, site: PageSite): object[] {
  const id = extractVideoId(episode.videoEmbedUrl);
  if (!id) return [];
  return [
    {
      '@type': 'VideoObject',
      name: episode.title,
      description: metaDescription(descriptionOf(episode, site)),
      uploadDate: episode.publishedAt,
      thumbnailUrl: site.origin + imageOf(episode).path,
      embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
    },
  ];
}

/** Formats seconds as an ISO 8601 duration: 4358 is PT1H12M38S. */
function isoDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = seconds % 60;
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${rest ? `${rest}S` : ''}`;
}
