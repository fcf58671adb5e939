import { startPostgresServer } from '@longreturn/db/testing/postgres-server';
import { startSite } from '@longreturn/running-site/start-site';
import { ENVIRONMENT, inDatabase, logIn } from '../grown-sites.ts';
import { memoryOf, sampleMemory } from '../memory-of.ts';
import type { Row } from '../row.ts';

const SUBSCRIBERS = 100_000;
const MOST_MEGABYTES = 50;
const FIRST_BYTE_MS = 1000;

/** Measures the CSV export of 100,000 subscribers on PostgreSQL: speed, time to the first byte, and memory growth. */
export async function measureExport(): Promise<Row[]> {
  const postgres = await startPostgresServer();
  try {
    const site = await startSite({ env: { ...ENVIRONMENT, DATABASE_URL: postgres.url } });
    try {
      await addSubscribers(postgres.url);
      const cookie = await logIn(site.origin);
      const before = (await memoryOf(site.pid)).own;
      const sampling = sampleMemory(site.pid);
      const { rows, firstMs, ms } = await readExport(site.origin, cookie);
      const grown = (await sampling.stop()) - before;
      const isWhole = rows === SUBSCRIBERS;
      return [
        {
          name: 'CSV export of 100,000 subscribers',
          site: `${Math.round(rows / (ms / 1000))} rows a second, first byte after ${firstMs.toFixed(0)} ms`,
          value: `+${Math.round(grown)} MB`,
          target: `≤ +${MOST_MEGABYTES} MB, first byte ≤ ${FIRST_BYTE_MS} ms`,
          ok: isWhole && grown <= MOST_MEGABYTES && firstMs <= FIRST_BYTE_MS,
        },
      ];
    } finally {
      await site.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function addSubscribers(url: string): Promise<void> {
  await inDatabase(url, async (database) => {
    await database.query(
      `insert into subscribers (id, email, email_key, name, status, source, tags, subscribed_at, updated_at)
       select gen_random_uuid(), 'reader' || n || '@example.org', 'reader' || n || '@example.org', 'Reader ' || n,
         'active', 'footer', '{Press,Berlin}', now(), now() from generate_series(1, ${SUBSCRIBERS}) n`,
    );
    await database.query('vacuum analyze subscribers');
  });
}

/**
 * Reads the export as fast as it arrives. Returns the number of rows, and the milliseconds to the first and last byte.
 */
async function readExport(origin: string, cookie: string): Promise<{ rows: number; firstMs: number; ms: number }> {
  const begun = performance.now();
  const response = await fetch(`${origin}/api/admin/newsletter/export`, { headers: { cookie } });
  let [rows, firstMs] = [-1, 0]; // the first line names the columns
  for await (const piece of response.body ?? []) {
    firstMs ||= performance.now() - begun;
    for (const byte of piece) if (byte === 10) rows += 1;
  }
  return { rows, firstMs, ms: performance.now() - begun };
}
