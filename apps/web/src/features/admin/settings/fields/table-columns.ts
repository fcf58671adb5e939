/** A table of a legal text. Every row has as many cells as the head. */
export interface Table {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Returns the table with an empty column at its end. */
export function withColumn({ head, rows }: Table): Table {
  return { head: [...head, ''], rows: rows.map((row) => [...row, '']) };
}

/** Returns the table without its last column. */
export function withoutLastColumn({ head, rows }: Table): Table {
  return { head: head.slice(0, -1), rows: rows.map((row) => row.slice(0, -1)) };
}
