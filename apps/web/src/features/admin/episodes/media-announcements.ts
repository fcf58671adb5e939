import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { MediaItem } from '@longreturn/contract/content';

export const DRAG_INSTRUCTIONS =
  'To move a media item, press Space or Enter on its handle. Then press the up and down arrow keys to move it, Space or Enter to drop it, or Escape to cancel.';

type Item = Pick<MediaItem, 'id' | 'title'>;

/** Returns what a screen reader says while an item is dragged. The result has state: keep it for a whole drag. */
export function dragAnnouncements(items: readonly Item[]): Announcements {
  const indexOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id);
  const nameOf = (id: UniqueIdentifier) => `“${items[indexOf(id)]?.title ?? ''}”`;
  const placeOf = (id: UniqueIdentifier) => placeText(indexOf(id), items.length);
  let isJustPickedUp = false;
  return {
    onDragStart: ({ active }) => {
      isJustPickedUp = true;
      return `Picked up ${nameOf(active.id)} from ${placeOf(active.id)}.`;
    },
    onDragOver: ({ active, over }) => {
      const isAtStart = isJustPickedUp && over?.id === active.id; // announcing this would replace 'Picked up ...'
      isJustPickedUp = false;
      return over && !isAtStart ? `${nameOf(active.id)} is over ${placeOf(over.id)}.` : undefined;
    },
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} is now at ${placeOf((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `Cancelled. ${nameOf(active.id)} is back at ${placeOf(active.id)}.`,
  };
}

/** Returns what a screen reader says after an item has moved to this index. */
export function moveAnnouncement({ title }: Pick<Item, 'title'>, index: number, count: number): string {
  return `“${title}” is now at ${placeText(index, count)}.`;
}

function placeText(index: number, count: number): string {
  return `position ${index + 1} of ${count}`;
}
