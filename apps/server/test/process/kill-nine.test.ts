import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connect } from '@longreturn/db/connect';
import { episodes } from '@longreturn/db/schema';
import { createEmbeddedFolder } from '@longreturn/db/testing';
import { freePort } from '@longreturn/db/testing/free-port';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runServer } from '../testing/run-server.ts';

const WRITER = fileURLToPath(new URL('../testing/write-episodes.ts', import.meta.url));
const START = { timeout: 120_000, interval: 5 };

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'kill-nine-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('if a process is killed while it writes to the embedded database, no confirmed write is lost', async () => {
  const folder = join(home, 'database');
  await createEmbeddedFolder(folder);
  const writer = spawn(process.execPath, [WRITER, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  writer.stdout.on('data', (piece: Buffer) => {
    printed += piece;
  });
  await vi.waitFor(() => expect(printed.split('\n').length).toBeGreaterThan(40), START);
  const ended = once(writer, 'close');
  writer.kill('SIGKILL');
  await ended;

  const confirmed = printed.split('\n').slice(0, -1);
  const { db, close } = await connect({ is: 'embedded', folder });
  const kept = new Set((await db.select({ id: episodes.id }).from(episodes)).map(({ id }) => id));
  await close();
  expect(confirmed.filter((id) => !kept.has(id))).toEqual([]);
  expect(kept.size - confirmed.length).toBeLessThanOrEqual(1);
}, 180_000);

it('if the server is killed three times while it loads the sample catalogue, the next start loads all of it', async () => {
  const variables = { PORT: String(await freePort()), DATA_DIR: join(home, 'seed') };
  for (const delay of [0, 60, 250]) {
    const killed = runServer(variables);
    await vi.waitFor(() => expect(killed.output()).toContain('Loading the sample catalogue'), START);
    await pause(delay);
    killed.process.kill('SIGKILL');
    await killed.ended;
  }
  const server = runServer(variables);
  expect(await (await fetch(`${await server.origin}/api/episodes`)).json()).toHaveLength(60);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}, 240_000);
