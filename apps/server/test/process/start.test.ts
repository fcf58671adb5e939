import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedFolder, createTestDatabase } from '@longreturn/db/testing';
import { freePort } from '@longreturn/db/testing/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runServer } from '../testing/run-server.ts';

let home: string;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'start-'));
  await createEmbeddedFolder(join(home, 'port', 'database'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Returns the output of a failed start, without progress lines, and its exit code. */
async function failedStart(variables: Record<string, string>) {
  const server = runServer(variables);
  const code = await server.ended;
  const lines = server.output().trim().split('\n');
  return { code, line: lines.filter((line) => !line.endsWith('…')).join('\n') };
}

describe('a start that can’t succeed prints one clear line and exits with a non-zero status', () => {
  it('when a variable is invalid', async () => {
    expect(await failedStart({ PORT: 'eighty' })).toEqual({
      code: 1,
      line: expect.stringMatching(/^PORT is wrong: [^\n]+$/),
    });
  });

  it('when the port is in use', async () => {
    const port = await freePort();
    const holder = createServer().listen(port, '127.0.0.1');
    const result = await failedStart({ PORT: String(port), DATA_DIR: join(home, 'port'), SEED: 'none' });
    expect(result).toEqual({
      code: 1,
      line: expect.stringMatching(/^PORT \d+ on 127\.0\.0\.1 can’t be opened: [^\n]*EADDRINUSE[^\n]*$/),
    });
    holder.close();
  });

  it('when the port for metrics is in use', async () => {
    const port = await freePort();
    const holder = createServer().listen(port, '127.0.0.1');
    const ports = { PORT: String(await freePort()), METRICS_PORT: String(port) };
    const variables = { ...ports, DATA_DIR: join(home, 'port'), SEED: 'none' };
    expect(await failedStart(variables)).toEqual({
      code: 1,
      line: expect.stringMatching(/^METRICS_PORT \d+ on 127\.0\.0\.1 can’t be opened: [^\n]*EADDRINUSE[^\n]*$/),
    });
    holder.close();
  });

  it('when the data folder can’t be written', async () => {
    const file = join(home, 'a-file');
    writeFileSync(file, '');
    const result = await failedStart({ DATA_DIR: file });
    expect(result).toEqual({
      code: 1,
      line: `DATA_DIR (${file}) can’t be used: ${file} is a file, and a folder is needed; move the file away or choose another folder`,
    });
  });

  it('when the database in the data folder is damaged', async () => {
    const folder = join(home, 'damaged', 'database');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'PG_VERSION'), '18\n');
    const result = await failedStart({ DATA_DIR: join(home, 'damaged') });
    expect(result).toEqual({
      code: 1,
      line: expect.stringMatching(
        /^DATA_DIR \(.*\) can’t be used: the database in .* is damaged or incomplete; [^\n]+$/,
      ),
    });
  });

  it('when the database can’t be reached, and doesn’t print the database password', async () => {
    const port = await freePort();
    const result = await failedStart({ DATABASE_URL: `postgres://site:hunter2@127.0.0.1:${port}/site` });
    expect(result).toEqual({
      code: 1,
      line: expect.stringMatching(/^DATABASE_URL can’t be reached: [^\n]*ECONNREFUSED[^\n]*$/),
    });
    expect(result.line).not.toContain('hunter2');
  });

  it('when the catalogue can’t be loaded', async () => {
    const { url } = await createTestDatabase();
    const { connect } = await import('@longreturn/db/connect');
    const database = await connect({ is: 'postgres', url });
    await database.db.execute('drop table episode_topics cascade');
    await database.close();
    const result = await failedStart({ DATABASE_URL: url, SEED: 'sample', PORT: String(await freePort()) });
    expect(result).toEqual({
      code: 1,
      line: expect.stringMatching(/^The sample catalogue could not be loaded: [^\n]+$/),
    });
  });

  it('when a newer version has migrated the database', async () => {
    const { url } = await createTestDatabase();
    const { connect } = await import('@longreturn/db/connect');
    const database = await connect({ is: 'postgres', url });
    await database.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 4102444800000)`);
    await database.close();
    const result = await failedStart({ DATABASE_URL: url, PORT: String(await freePort()) });
    expect(result).toEqual({
      code: 1,
      line: expect.stringMatching(/^The database could not be migrated: a newer version of the site [^\n]+$/),
    });
  });

  it('when a migration fails', async () => {
    const { url } = await createTestDatabase();
    const { connect } = await import('@longreturn/db/connect');
    const database = await connect({ is: 'postgres', url });
    await database.db.execute('delete from drizzle.__drizzle_migrations');
    await database.close();
    const result = await failedStart({ DATABASE_URL: url, PORT: String(await freePort()) });
    expect(result).toEqual({ code: 1, line: expect.stringMatching(/^The database could not be migrated: [^\n]+$/) });
  });
});

/** The time limit of a test that starts the site three times, while other tests also keep the processors busy. */
const THREE_STARTS = { timeout: 120_000 };

/** Reads the episodes without the fields about their audio, which a job adds after the start. */
async function readEpisodes(origin: string) {
  const episodes = (await (await fetch(`${origin}/api/episodes`)).json()) as Record<string, unknown>[]; // the REST list
  return episodes.map((episode) => ({ ...episode, audio: null, chaptersUrl: null, transcriptUrl: null }));
}

describe('a server with an embedded database', () => {
  it(
    'serves the sample catalogue, rejects a second process, survives kill -9, and stops on SIGTERM',
    THREE_STARTS,
    async () => {
      const variables = { PORT: String(await freePort()), DATA_DIR: join(home, 'embedded') };
      await createEmbeddedFolder(join(home, 'embedded', 'database'));
      const first = runServer(variables);
      const origin = await first.origin;
      const episodes = await readEpisodes(origin);
      expect(episodes).toHaveLength(60);

      const second = await failedStart({ ...variables, PORT: String(await freePort()) });
      expect(second).toEqual({
        code: 1,
        line: expect.stringMatching(
          /^DATA_DIR \(.*\) can’t be used: .* is in use by process \d+; stop that process first$/,
        ),
      });

      first.process.kill('SIGKILL');
      expect(await first.ended).toBe('SIGKILL');

      const third = runServer(variables);
      expect(await readEpisodes(await third.origin)).toEqual(episodes);
      third.process.kill('SIGTERM');
      expect(await third.ended).toBe(0);
      expect(readdirSync(join(home, 'embedded')).filter((name) => name.startsWith('database.lock'))).toEqual([]);
    },
  );
});

describe('two instances on one PostgreSQL', () => {
  it('start at the same time: one migrates the database and loads the catalogue, and both serve it', async () => {
    const { url } = await createTestDatabase();
    const start = async () => runServer({ DATABASE_URL: url, SEED: 'sample', PORT: String(await freePort()) });
    const instances = await Promise.all([start(), start()]);
    const totals = await Promise.all(
      instances.map(
        async ({ origin }) => ((await (await fetch(`${await origin}/api/episodes`)).json()) as unknown[]).length,
      ),
    );
    expect(totals).toEqual([60, 60]);
    for (const { process } of instances) process.kill('SIGTERM');
    expect(await Promise.all(instances.map(({ ended }) => ended))).toEqual([0, 0]);
  });
});
