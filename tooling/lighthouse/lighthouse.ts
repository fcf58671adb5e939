import { freePort } from '@longreturn/db/testing/free-port';
import { launchChromium } from '@longreturn/running-site/launch-chromium';
import { pagesOfEachKind } from '@longreturn/running-site/pages-of-each-kind';
import { startSite } from '@longreturn/running-site/start-site';
import { type Audit, audit, CATEGORIES, type Category, LEAST } from './src/audit.ts';

const TIMES = 5;

/**
 * Audits pages of the built site, each five times, and prints the medians of each page as soon as they are known. Exits
 * with status 1 if a median is too low.
 */
async function run(): Promise<void> {
  const port = await freePort();
  const site = await startSite({ env: { RATE_LIMIT_MULTIPLIER: '1000' } });
  const browser = await launchChromium({ port });
  try {
    const results = new Map<string, Audit[]>();
    console.log(`\n| page | ${CATEGORIES.join(' | ')} |\n| --- | ${CATEGORIES.map(() => '---').join(' | ')} |`);
    for (const path of await pagesOfEachKind(site.origin)) {
      const audits: Audit[] = [];
      for (let time = 0; time < TIMES; time += 1) audits.push(await audit(site.origin + path, port));
      results.set(path, audits);
      console.log(`| ${path} | ${CATEGORIES.map((category) => cell(audits, category)).join(' | ')} |`);
    }
    report(results);
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Returns the median score of a category, in bold if it is too low. */
function cell(audits: readonly Audit[], category: Category): string {
  const score = middle(audits, category);
  return isTooLow(audits, category) ? `**${score}**` : `${score}`;
}

function isTooLow(audits: readonly Audit[], category: Category): boolean {
  return middle(audits, category) < LEAST[category];
}

function report(results: ReadonlyMap<string, readonly Audit[]>): void {
  for (const [path, audits] of results) for (const line of lossLines(audits)) console.log(`${path}: ${line}`);
  const low = [...results.values()].flatMap((audits) => CATEGORIES.filter((each) => isTooLow(audits, each))).length;
  const needed = CATEGORIES.map((category) => `${category} ${LEAST[category]}`).join(', ');
  console.log(
    `\nMedians of ${TIMES} runs on a simulated phone. Required: ${needed}. ${low === 0 ? 'All scores are high enough' : `${low} scores are too low`}.`,
  );
  process.exitCode = low === 0 ? 0 : 1;
}

function middle(audits: readonly Audit[], category: Category): number {
  const scores = audits.map(({ scores: each }) => each.get(category) ?? 0).sort((a, b) => a - b);
  return scores[Math.floor(scores.length / 2)] ?? 0;
}

/** Returns a line for each audit that lost points, such as 'performance: Largest Contentful Paint: 3.4 s, 3.2 s'. */
function lossLines(audits: readonly Audit[]): string[] {
  const seen = Map.groupBy(
    audits.flatMap(({ losses }) => losses),
    ({ title }) => title,
  );
  return [...seen].map(([title, losses]) => `${title}: ${losses.map((loss) => loss.seen).join(', ')}`);
}

await run();
