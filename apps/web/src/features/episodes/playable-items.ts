import type { EpisodePage, MediaItem } from '@longreturn/contract/content';
import { extractVideoId } from '@longreturn/contract/video-id';
import { mediaEmbed } from './media-embed.ts';

/**
 * What a reader can play on an episode's page: its media items that have a player (specification §5), and before them
 * the episode's own film unless an item links it already. Empty for those without access.
 */
export function playableItems({ id, media, videoEmbedUrl }: EpisodePage): readonly MediaItem[] {
  const items = (media ?? []).filter(mediaEmbed);
  const video = extractVideoId(videoEmbedUrl);
  if (!video || items.some((item) => item.type === 'youtube' && extractVideoId(item.url) === video)) return items;
  const url = `https://www.youtube.com/watch?v=${video}`;
  return [{ id, type: 'youtube', url, title: 'Watch the full episode', description: null, order: -1 }, ...items];
}

/** The item that one press plays: the first film, whose player starts by itself, else the first item. */
export function itemToPlay(episode: EpisodePage): MediaItem | undefined {
  const items = playableItems(episode);
  return items.find(({ type }) => type === 'youtube') ?? items[0];
}
