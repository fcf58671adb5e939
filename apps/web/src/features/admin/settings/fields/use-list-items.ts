import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { valueAt } from '../../../../lib/use-schema-form.ts';
import { useSettingForm } from '../setting-context.ts';

/**
 * The items of a list in a form, and the actions of the list's buttons. When an item moves, the focus stays with it.
 */
interface ListItems {
  /** An ID for each item. The ID stays the same when the item moves. */
  ids: readonly string[];
  /** The ID of the item that was added last. Its first field takes the focus. */
  added: string | undefined;
  addId: string;
  /** The DOM ID of a button of an item. */
  buttonId: (id: string, button: 'up' | 'down' | 'remove') => string;
  add: (value: unknown) => void;
  remove: (index: number) => void;
  move: (index: number, to: number) => void;
}

export function useListItems(path: string): ListItems {
  const { form } = useSettingForm();
  const listId = useId();
  const next = useRef(0);
  const newId = () => `${next.current++}`;
  const [ids, setIds] = useState(() => listAt(form.getValues(), path).map(newId));
  const [added, setAdded] = useState<string>();
  const buttonId: ListItems['buttonId'] = (id, button) => `${listId}-${id}-${button}`;
  const addId = `${listId}-add`;
  return {
    ids,
    added,
    addId,
    buttonId,
    add(value) {
      const id = newId();
      form.insertListItem(path, value);
      setIds([...ids, id]);
      setAdded(id);
    },
    remove(index) {
      const left = ids.toSpliced(index, 1);
      flushSync(() => {
        form.removeListItem(path, index);
        setIds(left);
      });
      const neighbour = left[index] ?? left.at(-1);
      focus(neighbour === undefined ? addId : buttonId(neighbour, 'remove'));
    },
    move(index, to) {
      const id = ids[index];
      if (id === undefined || to < 0 || to >= ids.length) return;
      flushSync(() => {
        form.reorderListItem(path, { from: index, to });
        setIds(ids.toSpliced(index, 1).toSpliced(to, 0, id));
      });
      focus(buttonId(id, to < index ? 'up' : 'down'));
    },
  };
}

function listAt(values: unknown, path: string): readonly unknown[] {
  const list = valueAt(values, path);
  return Array.isArray(list) ? list : [];
}

function focus(id: string): void {
  document.getElementById(id)?.focus();
}
