import { Button, Input } from '@mantine/core';
import type { ReactNode } from 'react';
import { additionsTo, type ListSpec } from '../field-spec.ts';
import { useSettingForm } from '../setting-context.ts';
import styles from './list-field.module.css';
import { ListItem } from './list-item.tsx';
import { useListItems } from './use-list-items.ts';

interface ListFieldProps {
  spec: ListSpec;
  path: string;
  /** Shows the fields of an item. */
  children: (item: { path: string; name: string }) => ReactNode;
}

/** A list whose items can be edited, added, removed and moved. */
export function ListField({ spec, path, children }: ListFieldProps) {
  const { form } = useSettingForm();
  const items = useListItems(path);
  // Mantine's type lacks the attribute that identifies the field.
  const props = form.getInputProps(path) as { error?: ReactNode; 'data-path'?: string };
  return (
    <fieldset className={styles.list} tabIndex={-1} data-path={props['data-path']}>
      <legend>{spec.title}</legend>
      {spec.hint ? <p className={styles.hint}>{spec.hint}</p> : null}
      {items.ids.length > 0 ? (
        <ol className={styles.items}>
          {items.ids.map((id, index) => (
            <ListItem key={id} spec={spec} path={`${path}.${index}`} index={index} items={items}>
              {children}
            </ListItem>
          ))}
        </ol>
      ) : null}
      {props.error ? <Input.Wrapper error={props.error}>{null}</Input.Wrapper> : null}
      {spec.isFixed ? null : (
        <div className={styles.additions}>
          {additionsTo(spec).map(({ label, value }, index) => (
            <Button key={label} size="sm" {...(index === 0 && { id: items.addId })} onClick={() => items.add(value)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
