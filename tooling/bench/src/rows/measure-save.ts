import { startPostgresServer } from '@longreturn/db/testing/postgres-server';
import { type RunningSite, startSite } from '@longreturn/running-site/start-site';
import { ENVIRONMENT, logIn } from '../grown-sites.ts';
import { median } from '../median.ts';
import type { Row } from '../row.ts';

const SAVES = 20;
const MOST_MS = 1000;
/** How long the second instance may serve the old page before the measurement fails. */
const PATIENCE_MS = 10_000;

/**
 * Measures the time from saving an article on one instance until a second instance on the same PostgreSQL serves the
 * new page to an anonymous visitor.
 */
export async function measureSave(): Promise<Row[]> {
  const postgres = await startPostgresServer();
  const sites: RunningSite[] = [];
  try {
    const env = { ...ENVIRONMENT, DATABASE_URL: postgres.url };
    for (let instance = 0; instance < 2; instance += 1) sites.push(await startSite({ env }));
    const [first, second] = sites.map(({ origin }) => origin) as [string, string]; // two instances
    const times = await timesOfSaves(first, second);
    const most = Math.max(...times);
    return [
      {
        name: `longest of ${SAVES} delays between saving an article and another instance serving it`,
        site: `${most.toFixed(0)} ms`,
        bare: `median ${median(times).toFixed(0)} ms`,
        value: `${most.toFixed(0)} ms`,
        target: `≤ ${MOST_MS} ms`,
        ok: most <= MOST_MS,
      },
    ];
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await postgres.stop();
  }
}

async function timesOfSaves(first: string, second: string): Promise<number[]> {
  const headers = { cookie: await logIn(first), origin: first, 'content-type': 'application/json' };
  const [article] = (await (await fetch(`${first}/api/articles?limit=1`)).json()) as { id: string; slug: string }[]; // the REST list
  if (!article) throw new Error('the sample catalogue has no article');
  const page = `${second}/articles/${article.slug}`;
  const times: number[] = [];
  for (let save = 1; save <= SAVES; save += 1) {
    await textOf(page); // puts the old page into the cache of the second instance
    const title = `An article that was saved ${save} times`;
    const begun = performance.now();
    const body = JSON.stringify({ title });
    const response = await fetch(`${first}/api/admin/articles/${article.id}`, { method: 'PUT', headers, body });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`the article could not be saved: ${response.status}`);
    while (!(await textOf(page)).includes(title)) {
      if (performance.now() - begun > PATIENCE_MS) throw new Error('the second instance still serves the old page');
    }
    times.push(performance.now() - begun);
  }
  return times;
}

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text();
}
