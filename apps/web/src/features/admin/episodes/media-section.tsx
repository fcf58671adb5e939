import type { MediaItem } from '@longreturn/contract/content';
import { useIsMutating } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { useRef, useState } from 'react';
import { hasChangedForm } from '../../../lib/form-fields.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { useLeaveWarning } from '../use-leave-warning.ts';
import { MediaForm } from './media-form.tsx';
import { MediaList } from './media-list.tsx';
import styles from './media-section.module.css';

interface MediaSectionProps {
  episodeId: string;
  /** The items in their order; undefined while they are loading. */
  items: readonly MediaItem[] | undefined;
  /** Whether the form of a new item is open at first. */
  startsWithForm: boolean;
}

/** The item whose form is open; 'new' for a new one. */
type Edited = MediaItem | 'new' | undefined;

/** The media items of an episode, and the form of one of them. */
export function MediaSection({ episodeId, items = [], startsWithForm }: MediaSectionProps) {
  const [edited, setEdited] = useState<Edited>(startsWithForm ? 'new' : undefined);
  const form = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const mayReplace = useLeaveWarning(() => hasChangedForm(form.current));
  const isAdding = useIsMutating({ mutationKey: getMutationKey(trpc.admin.mediaItems.add) }) > 0;
  const open = async (next: MediaItem | 'new') => {
    if (isAdding || next === edited || !(await mayReplace())) return;
    setEdited(next);
  };
  const close = () => {
    setEdited(undefined);
    addButton.current?.focus();
  };
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <h4>Media items</h4>
        <Button ref={addButton} size="sm" aria-disabled={isAdding || undefined} onClick={() => void open('new')}>
          Add Media
        </Button>
      </div>
      <div ref={form}>
        {edited ? (
          <MediaForm
            key={edited === 'new' ? edited : edited.id}
            episodeId={episodeId}
            item={edited === 'new' ? undefined : edited}
            onEnd={close}
          />
        ) : null}
      </div>
      {items.length > 0 ? <MediaList episodeId={episodeId} items={items} onEdit={(item) => void open(item)} /> : null}
    </div>
  );
}
