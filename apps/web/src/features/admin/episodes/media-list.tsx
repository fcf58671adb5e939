import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { MediaItem } from '@longreturn/contract/content';
import { useMemo, useState } from 'react';
import { DRAG_INSTRUCTIONS, dragAnnouncements, moveAnnouncement } from './media-announcements.ts';
import styles from './media-list.module.css';
import { MediaRow } from './media-row.tsx';
import { useMediaOrder } from './use-media-order.ts';

interface MediaListProps {
  episodeId: string;
  items: readonly MediaItem[];
  onEdit: (item: MediaItem) => void;
}

const onlyVertical: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The media items of an episode. Buttons and dragging change their order. */
export function MediaList({ episodeId, items: saved, onEdit }: MediaListProps) {
  const { items, move } = useMediaOrder(episodeId, saved);
  const announcements = useMemo(() => dragAnnouncements(items), [items]);
  const [news, setNews] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [active, over].map((one) => items.findIndex(({ id }) => id === one?.id));
    if (from !== undefined && to !== undefined && to >= 0 && from !== to) move(from, to);
  };
  const moveByButton = (item: MediaItem, to: number) => {
    move(items.indexOf(item), to);
    setNews(moveAnnouncement(item, to, items.length));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[onlyVertical]}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: DRAG_INSTRUCTIONS },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label="Media items">
          {items.map((item, index) => (
            <MediaRow
              key={item.id}
              item={item}
              index={index}
              count={items.length}
              onMove={(to) => moveByButton(item, to)}
              onEdit={() => onEdit(item)}
            />
          ))}
        </ol>
      </SortableContext>
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </DndContext>
  );
}
