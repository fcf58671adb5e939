import { argon2Passwords } from '@longreturn/providers/passwords/argon2';
import { every } from '../every.ts';
import type { LoadTool } from '../load-tool.ts';
import { median, percentile } from '../median.ts';
import type { Row } from '../row.ts';
import { signUp } from '../sign-up.ts';

const SECONDS = 5;
const ROUNDS = 3;
const LEAST_PAGES = 250;
const LOGINS_A_SECOND = 20;
const PROBES_A_SECOND = 50;
/** How much slower the slowest hundredth of other answers may get while people log in. */
const MOST = 2;
const HASHES = 15;

/** What is answered to somebody who is signed in, and what their signing in costs the others. */
export async function measureAccounts(tool: LoadTool, site: string): Promise<Row[]> {
  const person = await signUp(site);
  const headers = { cookie: person.cookie, 'accept-encoding': 'br' };
  const paceOf = async (path: string) => {
    const paces: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const { perSecond } = await tool.drive({ url: site + path, headers, seconds: SECONDS });
      if (round > 0) paces.push(perSecond); // the first round warms up
    }
    return Math.round(median(paces));
  };
  const pages = await paceOf('/');
  const me = await paceOf('/api/auth/me');
  return [
    {
      name: 'GET /, rendered for who is signed in',
      value: `${pages}/s`,
      target: `≥ ${LEAST_PAGES}/s`,
      ok: pages >= LEAST_PAGES,
    },
    { name: 'GET /api/auth/me', value: `${me}/s` },
    ...(await measureLogins(site, person)),
  ];
}

async function measureLogins(site: string, person: Awaited<ReturnType<typeof signUp>>): Promise<Row[]> {
  const hash = await timeOfHash();
  const calm = await probeOthers(site, person.cookie);
  const logins: number[] = [];
  const waves = every(1000 / LOGINS_A_SECOND, SECONDS, async () => logins.push(await timed(() => person.logIn())));
  const busy = await probeOthers(site, person.cookie);
  await waves;
  const rows = Object.entries(calm).map(([path, before]): Row => {
    const during = busy[path] ?? Number.NaN;
    const name = `p99 of ${path} while ${LOGINS_A_SECOND} log in a second`;
    const ratio = during / before;
    return {
      name,
      site: ms(during),
      bare: `${ms(before)} calm`,
      value: ratio.toFixed(2),
      target: `≤ ${MOST}`,
      ok: ratio <= MOST,
    };
  });
  return [
    {
      name: 'POST /api/auth/login, median',
      site: ms(median(logins)),
      bare: `${ms(hash)} the hash alone`,
      value: (median(logins) / hash).toFixed(2),
    },
    ...rows,
  ];
}

async function timeOfHash(): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < HASHES; time += 1) times.push(await timed(() => argon2Passwords.hash('Correct horse 1')));
  return median(times);
}

/** The slowest hundredth of what others ask for meanwhile, in milliseconds, by path. */
async function probeOthers(site: string, cookie: string): Promise<Record<string, number>> {
  const times: Record<string, number[]> = { '/': [], '/api/auth/me': [] };
  await every(1000 / PROBES_A_SECOND, SECONDS, async () => {
    for (const [path, seen] of Object.entries(times)) {
      const headers = path === '/' ? {} : { cookie };
      seen.push(await timed(async () => (await fetch(site + path, { headers })).arrayBuffer()));
    }
  });
  return Object.fromEntries(Object.entries(times).map(([path, seen]) => [path, percentile(seen, 0.99)]));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
