import styles from './legal-table.module.css';

interface LegalTableProps {
  /** Of the section it stands in. */
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table that scrolls by itself where it is wider than the screen; each row is named by its first cell. */
export function LegalTable({ title, head, rows }: LegalTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has only a keyboard has to scroll it too
    <section className={styles.scroll} tabIndex={0} aria-label={`${title}, table`}>
      <table className={styles.table} data-columns={head.length}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
