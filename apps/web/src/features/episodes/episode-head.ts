import type { Episode, EpisodePage } from '@longreturn/contract/content';
import { formatDate } from '@longreturn/contract/format-time';
import { extractVideoId } from '@longreturn/contract/media-url';
import { membersPart, metaDescription, pageHead } from '../../lib/page-head.ts';
import { type PageImage, pageImage } from '../../lib/page-image.ts';
import type { PageSite } from '../../lib/use-site.ts';

/**
 * Returns the head of an episode's page: its preview image and schema.org PodcastEpisode data. A page that a preview
 * link opens is private.
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
    isPrivate,
  });
}

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
    isAccessibleForFree: !episode.isPremium,
    ...(episode.isPremium ? { hasPart: membersPart } : videoData(episode, site)),
  };
}

function videoData(episode: EpisodePage, site: PageSite) {
  const id = extractVideoId(episode.videoEmbedUrl);
  if (!id) return {};
  return {
    associatedMedia: {
      '@type': 'VideoObject',
      name: episode.title,
      description: metaDescription(descriptionOf(episode, site)),
      uploadDate: episode.publishedAt,
      thumbnailUrl: site.origin + imageOf(episode).path,
      embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
    },
  };
}

/** Formats seconds as an ISO 8601 duration: 4358 is PT1H12M38S. */
function isoDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = seconds % 60;
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${rest ? `${rest}S` : ''}`;
}
