import styles from './legal-table.module.css';

interface LegalTableProps {
  /** The title of its section. */
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table that scrolls horizontally if it is wider than the screen. The first cell of each row is its header. */
export function LegalTable({ title, head, rows }: LegalTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to scroll it too
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
