import type { MediaItem } from '@longreturn/contract/content';
import { MEDIA_ITEM_LABELS } from '@longreturn/contract/content-types';
import { useRef } from 'react';
import { usePressable } from '../../lib/use-pressable.ts';
import { IconPlay, IconPod, IconStream, IconVideo } from '../../ui/icons.tsx';
import type { MediaEmbed } from './media-embed.ts';
import { MediaFrame } from './media-frame.tsx';
import styles from './media-player.module.css';
import { useOnePlayer } from './use-one-player.ts';

interface MediaPlayerProps {
  item: MediaItem;
  embed: MediaEmbed;
}

/**
 * A media item that plays in place. The page sends no request to the other site before the click. Without JavaScript
 * the item is a link to its page there.
 */
export function MediaPlayer({ item, embed }: MediaPlayerProps) {
  const { isPlaying, play, stop } = useOnePlayer(item.id);
  const pressable = usePressable(isPlaying ? stop : play);
  const opener = useRef<HTMLAnchorElement>(null);
  const close = () => {
    opener.current?.focus();
    stop();
  };
  return (
    <>
      <a
        ref={opener}
        className={styles.item}
        href={embed.page}
        target="_blank"
        rel="noopener"
        {...pressable}
        {...(pressable.role && { 'aria-expanded': isPlaying })}
      >
        <ItemFace item={item} />
      </a>
      {isPlaying ? <MediaFrame item={item} embed={embed} onClose={close} /> : null}
    </>
  );
}

const ICONS = { youtube: IconVideo, spotify: IconStream, apple: IconPod };

function ItemFace({ item: { type, title, description } }: { item: MediaItem }) {
  const Icon = ICONS[type];
  return (
    <>
      <Icon className={styles.icon} />
      <span className={styles.text}>
        <b>{title}</b>
        <span>{MEDIA_ITEM_LABELS[type]}</span>
        {description ? <small>{description}</small> : null}
      </span>
      <IconPlay className={styles.play} />
    </>
  );
}
