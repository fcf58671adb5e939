import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { connect } from '../src/connect.ts';
import { isConnectionError } from '../src/connection-error.ts';

it('tells a database that is away from a query that is wrong', async () => {
  const nowhere = await connect({ is: 'postgres', url: 'postgres://nobody@127.0.0.1:9/nothing' });
  const away: unknown = await nowhere.ping().then(undefined, (reason) => reason);
  expect(isConnectionError(away)).toBe(true);
  await nowhere.close();
  expect(isConnectionError(new Error('syntax error at or near "selct"'))).toBe(false);
  expect(isConnectionError('ECONNREFUSED')).toBe(false);
});

it('takes no other missing file or broken connection for the database', async () => {
  const missing: unknown = await readFile('/nowhere/at/all').catch((reason: unknown) => reason);
  expect(missing).toMatchObject({ code: 'ENOENT' });
  expect(isConnectionError(missing)).toBe(false);
  expect(isConnectionError(new Error('fetch failed', { cause: missing }))).toBe(false);
});

it('knows a transaction that can’t begin', async () => {
  const nowhere = await connect({ is: 'postgres', url: 'postgres://nobody@127.0.0.1:9/nothing' });
  const away: unknown = await nowhere.db.transaction(async () => {}).catch((reason: unknown) => reason);
  expect(isConnectionError(away)).toBe(true);
  await nowhere.close();
});
