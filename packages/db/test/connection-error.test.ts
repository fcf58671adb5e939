import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { connect } from '../src/connect.ts';
import { isConnectionError } from '../src/connection-error.ts';

it('distinguishes an unreachable database from an invalid query', async () => {
  const nowhere = await connect({ is: 'postgres', url: 'postgres://nobody@127.0.0.1:9/nothing' });
  const away: unknown = await nowhere.ping().then(undefined, (reason) => reason);
  expect(isConnectionError(away)).toBe(true);
  await nowhere.close();
  expect(isConnectionError(new Error('syntax error at or near "selct"'))).toBe(false);
  expect(isConnectionError('ECONNREFUSED')).toBe(false);
});

it('ignores other missing files and broken connections', async () => {
  const missing: unknown = await readFile('/nowhere/at/all').catch((reason: unknown) => reason);
  expect(missing).toMatchObject({ code: 'ENOENT' });
  expect(isConnectionError(missing)).toBe(false);
  expect(isConnectionError(new Error('fetch failed', { cause: missing }))).toBe(false);
});

it('recognises a transaction that can’t begin', async () => {
  const nowhere = await connect({ is: 'postgres', url: 'postgres://nobody@127.0.0.1:9/nothing' });
  const away: unknown = await nowhere.db.transaction(async () => {}).catch((reason: unknown) => reason);
  expect(isConnectionError(away)).toBe(true);
  await nowhere.close();
});
