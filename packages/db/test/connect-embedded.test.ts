import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentVersion } from '@longreturn/db/schema';
import { openEmbeddedDatabase } from '@longreturn/db/testing';
import { expect, it } from 'vitest';
import { connect } from '../src/connect.ts';
import { migrate } from '../src/migrate.ts';

it('the embedded database has 32 MB of shared buffers', async () => {
  const database = await openEmbeddedDatabase();
  expect(await database.query('show shared_buffers')).toEqual([{ shared_buffers: '32MB' }]);
  await database.close();
});

it('the embedded database keeps its data, and only one process can open its folder at a time', async () => {
  const home = mkdtempSync(join(tmpdir(), 'embedded-'));
  const location = { is: 'embedded', folder: join(home, 'data', 'database') } as const;
  const first = await connect(location);
  await migrate(first, location);
  await first.db.update(contentVersion).set({ version: 7 });
  await expect(connect(location)).rejects.toThrowError(`is in use by process ${process.pid}`);
  await first.close();
  const second = await connect(location);
  expect(await second.db.select().from(contentVersion)).toEqual([{ id: 1, version: 7 }]);
  await second.close();
  rmSync(home, { recursive: true, force: true });
}, 180_000);
