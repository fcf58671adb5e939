import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@longreturn/db/testing/free-port';

const NOBODY = 65_534;

/** The path of the PgBouncer program; undefined if Debian's package is not installed. */
export const PGBOUNCER = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path));

/**
 * Starts PgBouncer with transaction pooling in front of the database server of `target`. Returns the URL of the same
 * database through PgBouncer.
 */
export async function startPgbouncer(program: string, target: string): Promise<{ url: string; stop(): Promise<void> }> {
  const { hostname, port: serverPort, username, password } = new URL(target);
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  const port = await freePort();
  const config = join(folder, 'pgbouncer.ini');
  await writeFile(
    config,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
`,
  );
  await chmod(folder, 0o755);
  const isRoot = process.getuid?.() === 0; // PgBouncer refuses to run as root
  const child = spawn(program, [config], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    let printed = '';
    child.stderr.on('data', (piece: Buffer) => {
      printed += piece;
      if (printed.includes('process up')) resolve();
    });
    child.on('exit', () => reject(new Error(printed)));
  });
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;
  url.searchParams.set('prepare', 'false');
  return {
    url: url.href,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
