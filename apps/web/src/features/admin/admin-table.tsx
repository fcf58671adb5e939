import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { takeFocus } from '../../lib/form-fields.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './admin-table.module.css';

export interface Column<Row> {
  key: string;
  title: ReactNode;
  /** Shows the title only to screen readers: for the column of buttons. */
  isTitleHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** Aligns the column on the right: for numbers and dates. */
  isRight?: boolean;
  /** Hidden on phones. */
  isWideOnly?: boolean;
  /** Hidden on phones and tablets. */
  isDesktopOnly?: boolean;
  /** The direction, if the list is sorted by this column. */
  'aria-sort'?: 'ascending' | 'descending' | undefined;
}

interface AdminTableProps<Row> {
  label: string;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The row that takes the focus when it appears: the first row of the page that was loaded last. */
  landing?: Row | undefined;
}

/**
 * A list of the dashboard. On phones, each row is shown as a block. This changes the `display` of the table's elements,
 * which removes their implicit roles, so the roles are explicit.
 */
export function AdminTable<Row extends { id: string }>({ label, columns, rows, landing }: AdminTableProps<Row>) {
  return (
    <Table unstyled aria-label={label} role="table" className={styles.table}>
      <Table.Thead role="rowgroup">
        <Table.Tr role="row">
          {columns.map((column) => (
            <Table.Th
              key={column.key}
              role="columnheader"
              scope="col"
              className={cellClass(column)}
              aria-sort={column['aria-sort']}
            >
              {column.isTitleHidden ? <span className={styles.hidden}>{column.title}</span> : column.title}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {rows.map((row) => (
          <Table.Tr key={row.id} role="row" {...(row.id === landing?.id && { tabIndex: -1, ref: takeFocus })}>
            {columns.map((column, index) => (
              <Table.Td key={column.key} role={index === 0 ? 'rowheader' : 'cell'} className={cellClass(column)}>
                {column.cell(row)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function cellClass({ isRight, isWideOnly, isDesktopOnly }: Omit<Column<never>, 'cell'>): string {
  return classNames(isRight && styles.right, isWideOnly && styles.wideOnly, isDesktopOnly && styles.desktopOnly);
}

/** The buttons at the end of a row. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** The first cell: the row's name, and a note below the name. */
export function RowName({ name, note }: { name: ReactNode; note?: ReactNode }) {
  return (
    <div className={styles.name}>
      <b>{name}</b>
      {note ? <p>{note}</p> : null}
    </div>
  );
}
