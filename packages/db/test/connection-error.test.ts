import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { connect } from '../src/connect.ts';
import { isConnectionError } from '../src/connection-error.ts';

it('an unreachable server is a connection error, and an invalid query is not', async () => {
  const nowhere = await connect({ is: 'postgres', url: 'postgres://nobody@127.0.0.1:9/nothing' });
  const failure: unknown = await nowhere.ping().then(undefined, (reason) => reason);
  expect(isConnectionError(failure)).toBe(true);
  await nowhere.close();
  expect(isConnectionError(new Error('syntax error at or near "selct"'))).toBe(false);
  expect(isConnectionError('ECONNREFUSED')).toBe(false);
});

it('a missing file or a failed request to a server other than the database is not a connection error', async () => {
  const missing: unknown = await readFile('/nowhere/at/all').catch((reason: unknown) => reason);
  expect(missing).toMatchObject({ code: 'ENOENT' });
  expect(isConnectionError(missing)).toBe(false);
  expect(isConnectionError(new Error('fetch failed', { cause: missing }))).toBe(false);
});

it('a transaction that can’t begin because of an unreachable server is a connection error', async () => {
  const nowhere = await connect({ is: 'postgres', url: 'postgres://nobody@127.0.0.1:9/nothing' });
  const failure: unknown = await nowhere.db.transaction(async () => {}).catch((reason: unknown) => reason);
  expect(isConnectionError(failure)).toBe(true);
  await nowhere.close();
});
