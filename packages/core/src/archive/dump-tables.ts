import { Readable } from 'node:stream';
import type { Db } from '@longreturn/db/database';
import { mediaFiles, renditions } from '@longreturn/db/schema';
import { sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { liftTimeLimit } from '../content/topics/sync-topics.ts';
import type { Deps } from '../deps.ts';
import type { MediaTools, TemporaryFile } from '../ports.ts';
import { recordActivity } from '../record-activity.ts';
import { type ArchivedTable, archivedTables } from './archived-tables.ts';

/** The rows of a table, one JSON object in each line of the file. */
export interface DumpedTable extends AsyncDisposable {
  name: string;
  rows: number;
  file: TemporaryFile;
}

export interface Dump extends AsyncDisposable {
  tables: DumpedTable[];
  /** The content types of the objects that the rows refer to, by object key. */
  contentTypes: ReadonlyMap<string, string>;
}

type Dumping = Pick<Deps, 'db' | 'clock' | 'ids'> & { mediaTools: Pick<MediaTools, 'receive'> };

const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
const FETCHED_ROWS = 200;
const UNWANTED = 'the dump is no longer wanted';

/**
 * Writes the rows of all archived tables to temporary files, in one snapshot of the database, and records the export in
 * the audit log. The snapshot is closed before a client downloads the files, because the embedded engine runs only one
 * transaction at a time. Stops if the signal is aborted. Throws session.required, action.forbidden.
 */
export async function dumpTables(deps: Dumping, actor: Actor, title: string, signal?: AbortSignal): Promise<Dump> {
  requireAdmin(actor);
  await recordActivity(deps, { actor, action: 'archive.exported', target: { type: 'archive', id: null, title } });
  const tables: DumpedTable[] = [];
  const dispose = async () => {
    for (const { file } of tables) await file[Symbol.asyncDispose]();
  };
  try {
    const contentTypes = await deps.db.transaction(async (tx) => {
      await liftTimeLimit(tx);
      for (const table of archivedTables()) tables.push(await dumpTable({ ...deps, db: tx }, table, signal));
      return readContentTypes(tx);
    }, SNAPSHOT);
    return { tables, contentTypes, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    // If the signal is aborted before the file is created, the stream may fail with an error other than UNWANTED.
    throw signal?.aborted ? new Error(UNWANTED, { cause: error }) : error;
  }
}

async function dumpTable(
  { db, mediaTools }: Pick<Dumping, 'db' | 'mediaTools'>,
  table: ArchivedTable,
  signal: AbortSignal | undefined,
): Promise<DumpedTable> {
  let rows = 0;
  const lines = async function* () {
    for await (const batch of batchesOf(db, table)) {
      if (signal?.aborted) throw new Error(UNWANTED); // Node's pipeline ignores an AbortError
      rows += batch.length;
      yield batch.map((line) => `${line}\n`).join('');
    }
  };
  const file = await mediaTools.receive(Readable.from(lines()), Number.POSITIVE_INFINITY);
  return { name: table.name, rows, file, [Symbol.asyncDispose]: () => file[Symbol.asyncDispose]() };
}

/** Reads a table in the order of its primary key. The database returns each row as JSON text. */
async function* batchesOf(db: Db, { name, columns, primaryKey }: ArchivedTable): AsyncGenerator<string[]> {
  const kept = sql`select ${identifiers(columns)} from ${sql.identifier(name)} order by ${identifiers(primaryKey)}`;
  await db.execute(
    sql`declare archived no scroll cursor for select row_to_json(kept)::text as line from (${kept}) kept`,
  );
  for (;;) {
    const batch = rowsOf(await db.execute(sql.raw(`fetch ${FETCHED_ROWS} from archived`)));
    if (batch.length > 0) yield batch.map(({ line }) => line);
    if (batch.length < FETCHED_ROWS) break;
  }
  await db.execute(sql`close archived`);
}

export const identifiers = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** Returns the rows of a statement. PGlite returns them in an object, the PostgreSQL driver returns them as a list. */
function rowsOf(result: unknown): { line: string }[] {
  const rows = Array.isArray(result) ? result : (result as { rows: unknown }).rows; // PGlite's result
  return rows as { line: string }[]; // the cursor's only column
}

async function readContentTypes(db: Db): Promise<Map<string, string>> {
  const files = await db
    .select({ key: mediaFiles.objectKey, contentType: mediaFiles.contentType, variants: mediaFiles.variants })
    .from(mediaFiles);
  const audio = await db.select({ key: renditions.objectKey, contentType: renditions.contentType }).from(renditions);
  const types = new Map<string, string>();
  for (const { key, contentType, variants } of files) {
    if (contentType !== null) types.set(key, contentType);
    for (const { objectKey, format } of variants) types.set(objectKey, `image/${format}`);
  }
  for (const { key, contentType } of audio) if (key !== null) types.set(key, contentType);
  return types;
}
