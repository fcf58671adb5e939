import { createTestDatabase } from '@longreturn/db/testing';
import { freePort } from '@longreturn/db/testing/free-port';
import { type RunningServer, runServer } from './run-server.ts';

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** A browser with a session. */
export interface Browser {
  userId: string;
  get(path: string): Promise<Answer>;
  post(path: string, body?: object): Promise<Answer>;
}

export interface KillableSite {
  origin: string;
  databaseUrl: string;
  /** Kills the process with SIGKILL and waits for its end. */
  kill(): Promise<void>;
  /** Starts the process on the same port and database, with these additional variables. */
  start(variables?: Record<string, string>): Promise<void>;
  register(email: string): Promise<Browser>;
  logIn(email: string): Promise<Browser>;
}

const PASSWORD = 'Correct horse 1';

/** Prepares the site as a separate process on a new database. The caller has to start it. */
export async function createKillableSite(variables: Record<string, string>): Promise<KillableSite> {
  const { url: databaseUrl } = await createTestDatabase();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const own = { DATABASE_URL: databaseUrl, PORT: String(port), RATE_LIMIT_MULTIPLIER: '1000', ...variables };
  let server: RunningServer | undefined;

  async function enter(path: string, body: object): Promise<Browser> {
    const entered = await send(`${origin}${path}`, { origin }, body);
    const [cookie = ''] = (entered.cookie ?? '').split(';');
    const headers = { origin, cookie };
    const { body: user } = await send(`${origin}/api/auth/me`, headers);
    return {
      userId: String(user['id']),
      get: (path) => send(origin + path, headers),
      post: (path, body = {}) => send(origin + path, headers, body),
    };
  }
  return {
    origin,
    databaseUrl,
    async start(more = {}) {
      server = runServer({ ...own, ...more });
      await Promise.race([server.origin, server.ended.then(() => Promise.reject(new Error(server?.output())))]);
    },
    async kill() {
      server?.process.kill('SIGKILL');
      await server?.ended;
    },
    register: (email) => enter('/api/auth/register', { name: 'Ada Byron', email, password: PASSWORD }),
    logIn: (email) => enter('/api/auth/login', { email, password: PASSWORD }),
  };
}

async function send(url: string, headers: Record<string, string>, body?: object) {
  const json = body && { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(url, { headers: { ...headers, 'content-type': 'application/json' }, ...json });
  const cookie = response.headers.get('set-cookie');
  return { status: response.status, cookie, body: (await response.json()) as Answer['body'] }; // every response is JSON
}
