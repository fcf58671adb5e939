import { subscribers } from '@longreturn/db/schema';
import { stringify } from 'csv-stringify/sync';
import { and, asc, gt } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import type { Deps } from '../../deps.ts';
import { recordActivity } from '../../record-activity.ts';
import { isListed, isListedRow, type ListedRow, listedRow } from './list-subscribers.ts';

/** A CSV file whose text is read in pieces. */
export interface CsvFile {
  name: string;
  pieces: AsyncGenerator<string, void>;
}

const COLUMNS = ['email', 'name', 'status', 'subscribedAt', 'source', 'tags'];

/** The byte order mark: without it, spreadsheets read UTF-8 as another encoding. */
const BOM = '\uFEFF';

/** The maximum number of rows in memory. */
const BATCH = 500;

/**
 * Exports all subscribers as CSV, in the order in which they were stored, and records it in the audit log. The pieces
 * are read from the database one by one, so the memory doesn't depend on their number. Throws session.required,
 * action.forbidden.
 */
export async function exportSubscribers(deps: Pick<Deps, 'db' | 'clock' | 'ids'>, actor: Actor): Promise<CsvFile> {
  requireAdmin(actor);
  const name = `subscribers-${deps.clock.now().toISOString().slice(0, 10)}.csv`;
  await recordActivity(deps, {
    actor,
    action: 'subscribers.exported',
    target: { type: 'subscriber', id: null, title: name },
  });
  return { name, pieces: csvPieces(deps) };
}

async function* csvPieces({ db }: Pick<Deps, 'db'>): AsyncGenerator<string, void> {
  yield BOM + csvOf([COLUMNS]);
  let last: string | undefined;
  do {
    const rows = await db
      .select(listedRow)
      .from(subscribers)
      .where(and(isListed(), last === undefined ? undefined : gt(subscribers.id, last)))
      .orderBy(asc(subscribers.id))
      .limit(BATCH);
    if (rows.length > 0) yield csvOf(rows.filter(isListedRow).map(cellsOf));
    last = rows.length === BATCH ? rows.at(-1)?.id : undefined;
  } while (last !== undefined);
}

/** A line break in a cell needs quotes, also one that isn't the file's own. */
const csvOf = (rows: string[][]): string => stringify(rows, { quoted_match: /[\r\n]/ });

function cellsOf({ email, name, status, subscribedAt, source, tags }: ListedRow): string[] {
  return [email, name ?? '', status, subscribedAt.toISOString(), source ?? '', tags.join('; ')].map(withoutFormula);
}

/** What spreadsheets read as the start of a formula, also after blanks and in full-width letters. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. */
export function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe that `withoutFormula` adds. */
export function withFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
