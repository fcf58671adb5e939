import type { EpisodePage, MediaItem } from '@longreturn/contract/content';
import { extractVideoId } from '@longreturn/contract/media-url';
import { mediaEmbed } from './media-embed.ts';

/**
 * Returns what a reader can play on an episode's page: the media items that have a player, preceded by the episode's
 * own video unless an item already links to it. Empty for readers without access.
 */
export function playableItems({ id, media, videoEmbedUrl }: EpisodePage): readonly MediaItem[] {
  const items = (media ?? []).filter(mediaEmbed);
  const video = extractVideoId(videoEmbedUrl);
  if (!video || items.some((item) => item.type === 'youtube' && extractVideoId(item.url) === video)) return items;
  const url = `https://www.youtube.com/watch?v=${video}`;
  return [{ id, type: 'youtube', url, title: 'Watch the full episode', description: null, order: -1 }, ...items];
}

/** Returns the item that the play button starts: the first video, which starts by itself, or else the first item. */
export function itemToPlay(episode: EpisodePage): MediaItem | undefined {
  const items = playableItems(episode);
  return items.find(({ type }) => type === 'youtube') ?? items[0];
}
