import type { MediaItem } from '@longreturn/contract/content';
import { MEDIA_ITEM_LABELS } from '@longreturn/contract/content-types';
import { IconArrow, IconClose } from '../../ui/icons.tsx';
import type { MediaEmbed } from './media-embed.ts';
import styles from './media-frame.module.css';

interface MediaFrameProps {
  item: MediaItem;
  embed: MediaEmbed;
  onClose: () => void;
}

/** The embedded player, with a link to the other site and a close button. */
export function MediaFrame({ item: { type, title }, embed: { src, page, site, height }, onClose }: MediaFrameProps) {
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
