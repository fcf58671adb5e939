import styles from './number-table.module.css';

interface NumberTableProps {
  /** For example 'Numbers by day'. */
  title: string;
  /** The titles of the columns. */
  columns: readonly string[];
  /** The label of each row, followed by its numbers. */
  rows: readonly (readonly [name: string, ...values: string[]])[];
}

/** The numbers of a chart as a table. Folded until the user opens it. */
export function NumberTable({ title, columns, rows }: NumberTableProps) {
  return (
    <details className={styles.details}>
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section className={styles.scroll} aria-label={title} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...values]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={columns[index + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
