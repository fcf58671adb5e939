import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedFolder, createTestDatabase } from '@longreturn/db/testing';
import { freePort } from '@longreturn/db/testing/free-port';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type RunningServer, runServer } from '../testing/run-server.ts';

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'data-folder-'));
  chmodSync(home, 0o755);
});
const servers: RunningServer[] = [];
afterAll(() => {
  for (const { process } of servers) process.kill('SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

const NOBODY = 65_534;

const start = async (variables: Record<string, string>, user = {}) => {
  const server = runServer({ PORT: String(await freePort()), SEED: 'none', ...variables }, user);
  servers.push(server);
  return { ...server, origin: await server.origin };
};

const pathsIn = (folder: string) => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
];
const modeOf = (path: string) => statSync(path).mode & 0o7777;

/** Returns the paths in the data folder that have a wrong mode. Skips files that the server has just renamed. */
const wrongIn = (folder: string) =>
  pathsIn(folder).flatMap((path) => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) return [];
    const mode = found.mode & 0o7777;
    return mode === (found.isDirectory() ? 0o700 : 0o600) ? [] : [`${path} ${mode.toString(8)}`];
  });

const subscribe = (origin: string) =>
  fetch(`${origin}/api/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com' }),
  });

const mailsIn = (folder: string) => readdirSync(join(folder, 'mail')).filter((name) => name.endsWith('.eml'));

it('a start makes an old data folder private, and files that are written later are private too', async () => {
  const folder = join(home, 'old');
  await createEmbeddedFolder(join(folder, 'database'));
  mkdirSync(join(folder, 'mail'));
  writeFileSync(join(folder, 'mail', 'old.eml'), 'an old mail with a link');
  writeFileSync(join(folder, 'database.lock.1-1'), '');
  for (const path of pathsIn(folder)) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o666);

  const server = await start({ DATA_DIR: folder });
  expect(wrongIn(folder)).toEqual([]);
  expect((await subscribe(server.origin)).status).toBe(200);
  await vi.waitFor(() => expect(mailsIn(folder)).toHaveLength(2), { timeout: 30_000 });
  expect(wrongIn(folder)).toEqual([]);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(wrongIn(folder)).toEqual([]);
}, 180_000);

it('a start with a PostgreSQL server makes the emails in the data folder private too', async () => {
  const folder = join(home, 'mails');
  mkdirSync(join(folder, 'mail'), { recursive: true });
  writeFileSync(join(folder, 'mail', 'old.eml'), 'an old mail with a link');
  const { url } = await createTestDatabase();
  await start({ DATA_DIR: folder, DATABASE_URL: url });
  expect(wrongIn(folder)).toEqual([]);
});

it('a start doesn’t change the modes of a shared DATA_DIR, of other files in it, or of linked files', async () => {
  const folder = join(home, 'shared');
  mkdirSync(join(folder, 'mail'), { recursive: true });
  chmodSync(folder, 0o1777);
  for (const name of ['notes.txt', '../elsewhere.txt']) writeFileSync(join(folder, name), 'mine', { mode: 0o644 });
  symlinkSync(join(home, 'elsewhere.txt'), join(folder, 'mail', 'link'));
  const { url } = await createTestDatabase();
  await start({ DATA_DIR: folder, DATABASE_URL: url });
  expect(modeOf(join(folder, 'mail'))).toBe(0o700);
  expect([folder, join(folder, 'notes.txt'), join(home, 'elsewhere.txt')].map(modeOf)).toEqual([0o1777, 0o644, 0o644]);
});

it.runIf(process.getuid?.() === 0)('a start warns about files that it can’t make private', async () => {
  const folder = join(home, 'foreign');
  mkdirSync(join(folder, 'mail'), { recursive: true });
  const { url } = await createTestDatabase();
  const server = await start({ DATA_DIR: folder, DATABASE_URL: url }, { uid: NOBODY, gid: NOBODY });
  const warning = 'other users of this machine can read files in DATA_DIR';
  await vi.waitFor(() => expect(server.output()).toContain(warning), { timeout: 30_000 });
});
