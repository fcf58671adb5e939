import { Textarea } from '@mantine/core';
import { valueAt } from '../../../../lib/use-schema-form.ts';
import type { ListSpec } from '../field-spec.ts';
import { useSettingForm } from '../setting-context.ts';
import { ListField } from './list-field.tsx';
import { TableField } from './table-field.tsx';
import styles from './text-area.module.css';

const POINTS: ListSpec = { is: 'list', title: 'List', item: 'point', of: { is: 'text', label: '' } };

/** A part of a legal text: a paragraph, a list or a table. */
export function BlockField({ path, name }: { path: string; name: string }) {
  const { form } = useSettingForm();
  const block = valueAt(form.getValues(), path);
  const look = { classNames: { input: styles.text ?? '' } };
  if (typeof block !== 'object' || block === null)
    return <Textarea aria-label={name} {...look} {...form.getInputProps(path)} />;
  if ('table' in block) return <TableField path={`${path}.table`} />;
  return (
    <ListField spec={POINTS} path={`${path}.list`}>
      {(item) => <Textarea aria-label={item.name} {...look} {...form.getInputProps(item.path)} />}
    </ListField>
  );
}
