import { classNames } from '../../../../ui/class-names.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { IconChevron, IconTrash } from '../../../../ui/icons.tsx';
import styles from './item-buttons.module.css';
import type { useListItems } from './use-list-items.ts';

interface ItemButtonsProps {
  /** The name of the item: 'Step 2'. */
  name: string;
  index: number;
  items: ReturnType<typeof useListItems>;
  /** Whether the item can only be moved. */
  isFixed?: boolean | undefined;
}

/** The buttons of a list item: move and remove. Removing needs no confirmation, because Cancel brings the item back. */
export function ItemButtons({ name, index, items, isFixed = false }: ItemButtonsProps) {
  const { ids, buttonId, move, remove } = items;
  const id = ids[index] ?? '';
  return (
    <div className={styles.buttons}>
      <IconButton
        id={buttonId(id, 'up')}
        label={`Move ${name} up`}
        className={classNames(styles.button, styles.up)}
        aria-disabled={index === 0 || undefined}
        onClick={() => move(index, index - 1)}
      >
        <IconChevron />
      </IconButton>
      <IconButton
        id={buttonId(id, 'down')}
        label={`Move ${name} down`}
        className={styles.button}
        aria-disabled={index === ids.length - 1 || undefined}
        onClick={() => move(index, index + 1)}
      >
        <IconChevron />
      </IconButton>
      {isFixed ? null : (
        <IconButton
          id={buttonId(id, 'remove')}
          label={`Remove ${name}`}
          className={classNames(styles.button, styles.remove)}
          onClick={() => remove(index)}
        >
          <IconTrash />
        </IconButton>
      )}
    </div>
  );
}
