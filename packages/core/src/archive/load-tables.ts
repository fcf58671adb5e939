import type { Db } from '@longreturn/db/database';
import { contentVersion } from '@longreturn/db/schema';
import { sql } from 'drizzle-orm';
import { liftTimeLimit, lockContentStart } from '../content/topics/sync-topics.ts';
import type { Deps } from '../deps.ts';
import { ArchiveError } from './archive-format.ts';
import { type ArchivedTable, archivedTables } from './archived-tables.ts';
import { identifiers } from './dump-tables.ts';

/** The number of rows that migrations add to a new database, by table. */
const NEW_ROWS: Record<string, number> = { content_version: 1 };

/** Rows are collected until their JSON has at least this many characters, and are then inserted in one statement. */
const BATCH_LENGTH = 1_000_000;

/** Throws ArchiveError if the database contains more rows than its migrations add. */
export async function requireEmpty(db: Db): Promise<void> {
  for (const { name } of archivedTables()) {
    const rows = await db.$count(sql`${sql.identifier(name)}`);
    if (rows > (NEW_ROWS[name] ?? 0))
      throw new ArchiveError(`The database is not empty: the table ${name} has rows. Restore into a new database.`);
  }
}

/**
 * Inserts the rows of all tables into an empty database in one transaction. `tables` yields each archived table once,
 * in the order of `archivedTables`. Throws ArchiveError, after which the database is still empty.
 */
export async function loadTables(
  { db }: Pick<Deps, 'db'>,
  tables: AsyncIterable<{ name: string; lines: AsyncIterable<string> }>,
): Promise<void> {
  const waiting = new Map(archivedTables().map((table) => [table.name, table]));
  await db.transaction(async (tx) => {
    await liftTimeLimit(tx);
    await lockContentStart(tx);
    await requireEmpty(tx);
    await tx.delete(contentVersion);
    for await (const { name, lines } of tables) {
      const table = waiting.get(name);
      if (!table) throw new ArchiveError(`The archive has the table ${name}, which this site does not restore.`);
      waiting.delete(name);
      await loadTable(tx, table, lines);
    }
    const [missing] = waiting.keys();
    if (missing !== undefined) throw new ArchiveError(`The archive has no table ${missing}.`);
  });
}

async function loadTable(db: Db, table: ArchivedTable, lines: AsyncIterable<string>): Promise<void> {
  let batch: string[] = [];
  let length = 0;
  for await (const line of lines) {
    batch.push(line);
    length += line.length;
    if (length < BATCH_LENGTH) continue;
    await insert(db, table, batch);
    batch = [];
    length = 0;
  }
  if (batch.length > 0) await insert(db, table, batch);
}

async function insert(db: Db, { name, columns }: ArchivedTable, lines: readonly string[]): Promise<void> {
  const table = sql.identifier(name);
  const names = identifiers(columns);
  const rows = `[${lines.join(',')}]`;
  await db.execute(
    sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${rows}::text::json)`,
  );
}
