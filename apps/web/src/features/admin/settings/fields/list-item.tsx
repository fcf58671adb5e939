import { type ReactNode, useState } from 'react';
import { valueAt } from '../../../../lib/use-schema-form.ts';
import { classNames } from '../../../../ui/class-names.ts';
import type { ListSpec } from '../field-spec.ts';
import { useSettingForm } from '../setting-context.ts';
import { ItemButtons } from './item-buttons.tsx';
import styles from './list-field.module.css';
import type { useListItems } from './use-list-items.ts';

interface ListItemProps {
  spec: ListSpec;
  path: string;
  index: number;
  items: ReturnType<typeof useListItems>;
  children: (item: { path: string; name: string }) => ReactNode;
}

/** An item of a list, and its buttons. */
export function ListItem({ spec, path, index, items, children }: ListItemProps) {
  const isNew = items.ids[index] === items.added;
  const name = `${spec.item.charAt(0).toUpperCase()}${spec.item.slice(1)} ${index + 1}`;
  const { form } = useSettingForm();
  const hasFields = spec.of.is === 'group' || typeof valueAt(form.getValues(), path) === 'object';
  const content = children({ path, name });
  return (
    <li ref={isNew ? focusFirstField : undefined} className={hasFields ? styles.item : styles.row}>
      {hasFields ? (
        <ItemFields path={path} name={name} isNew={isNew} foldedAs={spec.foldedAs}>
          {content}
        </ItemFields>
      ) : (
        content
      )}
      <ItemButtons name={name} index={index} items={items} isFixed={spec.isFixed} />
    </li>
  );
}

interface ItemFieldsProps {
  path: string;
  name: string;
  isNew: boolean;
  foldedAs: string | undefined;
  children: ReactNode;
}

/** The fields of an item. If `foldedAs` is set, they are folded up until the item is opened or has an error. */
function ItemFields({ path, name, isNew, foldedAs, children }: ItemFieldsProps) {
  const { form } = useSettingForm();
  const [isOpen, setOpen] = useState(isNew);
  if (foldedAs === undefined) {
    return (
      <fieldset className={styles.fields}>
        <legend>{name}</legend>
        {children}
      </fieldset>
    );
  }
  const title = valueAt(form.getValues(), `${path}.${foldedAs}`);
  const hasError = Object.keys(form.errors).some((field) => field.startsWith(`${path}.`));
  return (
    <details open={isOpen || hasError} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{title ? String(title) : name}</summary>
      <fieldset className={classNames(styles.fields, styles.folded)} aria-label={name}>
        {children}
      </fieldset>
    </details>
  );
}

function focusFirstField(item: HTMLElement | null): void {
  item?.querySelector<HTMLElement>('input, textarea, select')?.focus();
}
