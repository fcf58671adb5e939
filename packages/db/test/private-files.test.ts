import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { connect } from '../src/connect.ts';
import { migrate } from '../src/migrate.ts';

const home = mkdtempSync(join(tmpdir(), 'private-files-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Returns the paths in `folder` that the group or others can access, each with its mode. */
function pathsOpenToOthers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => ({ name, mode: statSync(join(folder, name)).mode }))
    .filter(({ mode }) => (mode & 0o077) !== 0)
    .map(({ name, mode }) => `${name} ${(mode & 0o777).toString(8)}`);
}

it('the files of the embedded database are accessible only to their owner, even those created later', async () => {
  const location = { is: 'embedded', folder: join(home, 'data', 'database') } as const;
  const first = await connect(location);
  expect(pathsOpenToOthers(home)).toEqual([]);
  await migrate(first, location);
  await first.query('create table later (id int primary key, text text)');
  await first.query('insert into later select n, repeat(md5(n::text), 20) from generate_series(1, 20000) n');
  await first.query('checkpoint');
  await first.close();
  const second = await connect(location);
  await second.query('create index on later (text)');
  expect(pathsOpenToOthers(home)).toEqual([]);
  await second.close();
  expect(pathsOpenToOthers(home)).toEqual([]);
}, 180_000);
