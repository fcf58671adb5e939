import { stringify } from 'csv-stringify/sync';

/** A CSV file whose text is read in pieces. */
export interface CsvFile {
  name: string;
  pieces: AsyncGenerator<string, void>;
}

/** The byte order mark: without it, spreadsheets read UTF-8 as another encoding. */
const BOM = '\uFEFF';

/** What spreadsheets read as the start of a formula, even after blanks or in full-width characters. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. */
export function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe that `withoutFormula` adds. */
export function withFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}

/**
 * Returns the text of a CSV file in pieces: the header, then each batch of rows as it is read, so that memory use
 * doesn't depend on the number of rows.
 */
export async function* csvPieces(
  columns: readonly string[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<string, void> {
  yield BOM + csvOf([columns]);
  for await (const rows of batches) if (rows.length > 0) yield csvOf(rows.map((cells) => cells.map(withoutFormula)));
}

/**
 * Quotes every cell that contains a line break. By default, csv-stringify quotes a cell only if it contains the kind of
 * line break that separates rows.
 */
const csvOf = (rows: (readonly string[])[]): string =>
  stringify(
    rows.map((cells) => [...cells]),
    { quoted_match: /[\r\n]/ },
  );
