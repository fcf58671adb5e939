import { arrayMove } from '@dnd-kit/sortable';
import type { MediaItem } from '@longreturn/contract/content';
import { useRef, useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { reasonOr, useAdminChange } from '../use-admin-change.ts';

/**
 * Returns the media items of an episode in the user's order, and a function that moves an item. The new order shows
 * immediately. Each move saves the whole order, after the previous save has ended. If saving fails, the saved order
 * shows again.
 */
export function useMediaOrder(episodeId: string, items: readonly MediaItem[]) {
  const [wanted, setWanted] = useState<readonly string[]>();
  const latest = useRef(wanted);
  const reorder = trpc.admin.mediaItems.reorder.useMutation({
    ...useAdminChange({ done: 'Media updated!', failed: reasonOr('Failed to update media.') }),
    scope: { id: `media-order-${episodeId}` },
  });
  const shown = wanted ? inOrder(items, wanted) : items;
  const move = (from: number, to: number) => {
    const mediaIds = arrayMove(
      shown.map(({ id }) => id),
      from,
      to,
    );
    latest.current = mediaIds;
    setWanted(mediaIds);
    const settle = () => {
      if (latest.current === mediaIds) setWanted(undefined);
    };
    reorder.mutateAsync({ id: episodeId, mediaIds }).then(settle, settle);
  };
  return { items: shown, move };
}

/** Returns the items in the order of these IDs. All other items come last. */
export function inOrder<Item extends { id: string }>(items: readonly Item[], ids: readonly string[]): Item[] {
  const placeOf = ({ id }: Item) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}
