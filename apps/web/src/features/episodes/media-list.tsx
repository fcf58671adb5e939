import type { MediaItem } from '@longreturn/contract/content';
import { classNames } from '../../ui/class-names.ts';
import { mediaEmbed } from './media-embed.ts';
import styles from './media-list.module.css';
import { MediaPlayer } from './media-player.tsx';

interface MediaListProps {
  items: readonly MediaItem[];
  /** Larger rows, for when the list is the main content. */
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
