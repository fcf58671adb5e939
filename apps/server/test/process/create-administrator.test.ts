import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEmbeddedFolder } from '@longreturn/db/testing';
import { expect, onTestFinished, test } from 'vitest';
import { runScript } from '../testing/run-server.ts';

const SCRIPT = fileURLToPath(new URL('../../src/administrator/create-administrator.ts', import.meta.url));

test('the command creates an admin and prints the generated password, but only when it creates the account', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'longreturn-admin-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await createEmbeddedFolder(join(folder, 'database'));
  const create = async () => {
    const script = runScript([SCRIPT, '--email', 'owner@example.org'], { DATA_DIR: folder, SEED: 'none' });
    expect(await script.ended).toBe(0);
    return script.output();
  };
  const password = /The admin is owner@example\.org with the password \S+ \(shown only once\)/;
  const first = await create();
  expect(first).toMatch(password);
  expect(first).toContain('owner@example.org is an admin.');
  expect(await create()).not.toMatch(password);
});
