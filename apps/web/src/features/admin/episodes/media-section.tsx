import type { MediaItem } from '@longreturn/contract/content';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { MediaForm } from './media-form.tsx';
import { MediaList } from './media-list.tsx';
import styles from './media-section.module.css';

interface MediaSectionProps {
  episodeId: string;
  /** In their order; undefined while they are read. */
  items: readonly MediaItem[] | undefined;
  /** Whether the form of a new item is open at first. */
  startsWithForm: boolean;
}

/** Which item's form is open. */
type Editing = { is: 'closed' } | { is: 'new' } | { is: 'open'; item: MediaItem };

/** The media items of an episode, and the form of one of them. */
export function MediaSection({ episodeId, items = [], startsWithForm }: MediaSectionProps) {
  const [editing, setEditing] = useState<Editing>({ is: startsWithForm ? 'new' : 'closed' });
  const addButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing({ is: 'closed' });
    addButton.current?.focus();
  };
  const item = editing.is === 'open' ? editing.item : undefined;
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <h4>Media items</h4>
        <Button ref={addButton} size="sm" onClick={() => setEditing({ is: 'new' })}>
          Add Media
        </Button>
      </div>
      {editing.is === 'closed' ? null : (
        <MediaForm key={item?.id ?? 'new'} episodeId={episodeId} item={item} onEnd={close} />
      )}
      {items.length > 0 ? (
        <MediaList episodeId={episodeId} items={items} onEdit={(row) => setEditing({ is: 'open', item: row })} />
      ) : null}
    </div>
  );
}
