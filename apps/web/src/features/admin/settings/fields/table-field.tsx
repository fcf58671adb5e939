import { Button, Textarea, TextInput } from '@mantine/core';
import { valueAt } from '../../../../lib/use-schema-form.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { useSettingForm } from '../setting-context.ts';
import { ItemButtons } from './item-buttons.tsx';
import list from './list-field.module.css';
import { type Table, withColumn, withoutLastColumn } from './table-columns.ts';
import styles from './table-field.module.css';
import area from './text-area.module.css';
import { useListItems } from './use-list-items.ts';

/** A table of a legal text. */
export function TableField({ path }: { path: string }) {
  const { form } = useSettingForm();
  const rows = useListItems(`${path}.rows`);
  const table = valueAt(form.getValues(), path) as Table; // the value of a table block
  const columns = table.head.map((_, column) => `${column}`);
  const change = (next: Table) => form.setFieldValue(path, next);
  return (
    <fieldset className={list.list}>
      <legend>Table</legend>
      <div className={classNames(styles.cells, styles.head)}>
        {columns.map((column) => (
          <TextInput
            key={column}
            aria-label={`Title of column ${Number(column) + 1}`}
            {...form.getInputProps(`${path}.head.${column}`)}
          />
        ))}
      </div>
      <ol className={list.items}>
        {rows.ids.map((id, row) => (
          <li key={id} className={list.row}>
            <div className={styles.cells}>
              {columns.map((column) => (
                <Textarea
                  key={column}
                  aria-label={`Row ${row + 1}, column ${Number(column) + 1}`}
                  classNames={{ input: area.text ?? '' }}
                  {...form.getInputProps(`${path}.rows.${row}.${column}`)}
                />
              ))}
            </div>
            <ItemButtons name={`Row ${row + 1}`} index={row} items={rows} />
          </li>
        ))}
      </ol>
      <div className={list.additions}>
        <Button size="sm" id={rows.addId} onClick={() => rows.add(columns.map(() => ''))}>
          Add row
        </Button>
        <Button size="sm" onClick={() => change(withColumn(table))}>
          Add column
        </Button>
        {columns.length > 1 ? (
          <Button size="sm" onClick={() => change(withoutLastColumn(table))}>
            Remove last column
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
