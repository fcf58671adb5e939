import type { MediaItem } from '@longreturn/contract/content';
import { MEDIA_ITEM_LABELS } from '@longreturn/contract/content-types';
import { useRef } from 'react';
import { usePressable } from '../../lib/use-pressable.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconArrow, IconClose, IconPlay, IconPod, IconStream, IconVideo } from '../../ui/icons.tsx';
import { type MediaEmbed, mediaEmbed } from './media-embed.ts';
import styles from './media-list.module.css';
import { useOnePlayer } from './use-one-player.ts';

interface MediaListProps {
  items: readonly MediaItem[];
  /** Whether the rows are larger, because the list is the main content. */
  roomy?: boolean;
}

/** Media items that play in place. Items whose URL contains no ID are left out. */
export function MediaList({ items, roomy = false }: MediaListProps) {
  return (
    <ul className={classNames(styles.list, roomy && styles.roomy)}>
      {items.map((item) => {
        const embed = mediaEmbed(item);
        return embed ? (
          <li key={item.id}>
            <MediaPlayer item={item} embed={embed} />
          </li>
        ) : null;
      })}
    </ul>
  );
}

interface MediaPlayerProps {
  item: MediaItem;
  embed: MediaEmbed;
}

/**
 * A media item that plays in place. The page sends no request to YouTube, Spotify or Apple until the user clicks the
 * item. Without JavaScript, the item links to its page on that site.
 */
function MediaPlayer({ item, embed }: MediaPlayerProps) {
  const { isOpen, play, stop } = useOnePlayer(item.id);
  const pressable = usePressable(isOpen ? stop : play);
  const linkRef = useRef<HTMLAnchorElement>(null);
  const close = () => {
    linkRef.current?.focus();
    stop();
  };
  return (
    <>
      <a
        ref={linkRef}
        className={styles.item}
        href={embed.page}
        target="_blank"
        rel="noopener"
        {...pressable}
        {...(pressable.role && { 'aria-expanded': isOpen })}
      >
        <MediaItemContent item={item} />
      </a>
      {isOpen ? <MediaFrame item={item} embed={embed} onClose={close} /> : null}
    </>
  );
}

const ICONS = { youtube: IconVideo, spotify: IconStream, apple: IconPod };

function MediaItemContent({ item: { type, title, description } }: { item: MediaItem }) {
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

interface MediaFrameProps {
  item: MediaItem;
  embed: MediaEmbed;
  onClose: () => void;
}

/** The embedded player, with a close button and a link to the item's page on the player's site. */
function MediaFrame({ item: { type, title }, embed: { src, page, site, height }, onClose }: MediaFrameProps) {
  return (
    <div className={styles.frame}>
      <iframe
        src={src}
        title={`${title}: ${MEDIA_ITEM_LABELS[type]}`}
        style={height ? { height } : { aspectRatio: '16 / 9' }}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <p className={styles.bar}>
        <a href={page} target="_blank" rel="noopener">
          Open on {site}
          <span className="visually-hidden"> (opens in a new tab)</span>
          <IconArrow />
        </a>
        <button type="button" onClick={onClose}>
          Close player <IconClose />
        </button>
      </p>
    </div>
  );
}
