import { readdir, readFile } from 'node:fs/promises';

const FOLDER = new URL('../drizzle/', import.meta.url);

/** Returns the migrations from the number `from` (inclusive) to `to` (exclusive) as one SQL script. */
export async function readMigrations(from: string, to: string): Promise<string> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql') && name >= from && name < to);
  return (await Promise.all(names.toSorted().map((name) => readFile(new URL(name, FOLDER), 'utf8')))).join('\n');
}
