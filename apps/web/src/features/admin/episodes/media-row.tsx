import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { MediaItem } from '@longreturn/contract/content';
import { MEDIA_ITEM_LABELS } from '@longreturn/contract/content-types';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconGrip } from '../../../ui/icons.tsx';
import { MediaActions } from './media-actions.tsx';
import styles from './media-row.module.css';

interface MediaRowProps {
  item: MediaItem;
  /** The item's position in the list, counted from 0. */
  index: number;
  /** How many items the episode has. */
  count: number;
  /** Moves the item to a position. */
  onMove: (to: number) => void;
  onEdit: () => void;
}

/** A media item with its drag handle and its buttons. */
export function MediaRow({ item, ...actions }: MediaRowProps) {
  const { id, title, type, description } = item;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: 'handle' },
  });
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        label={`Drag ${title}`}
        className={styles.handle}
      >
        <IconGrip />
      </IconButton>
      <div className={styles.name}>
        <b>{title}</b>
        {description ? <p>{description}</p> : null}
      </div>
      <span className={styles.type}>{MEDIA_ITEM_LABELS[type]}</span>
      <MediaActions item={item} {...actions} />
    </li>
  );
}
