import { launchChromium } from '@longreturn/running-site/launch-chromium';
import { startSite } from '@longreturn/running-site/start-site';
import { crawlSite } from './crawl-site.ts';

/**
 * Crawls the built site with its sample catalogue (crawl-site.ts) and prints the faults of each page. Exits with 1 if
 * there are faults. Arguments limit the crawl to paths that begin with them: `npm run crawl -- /topics`.
 */
async function crawl(within: readonly string[]): Promise<void> {
  const site = await startSite({ env: { RATE_LIMIT_MULTIPLIER: '1000000' } });
  const browser = await launchChromium();
  let count = 0;
  const onPage = (path: string, faults: readonly string[], tries: number) => {
    count += faults.length;
    const again = tries > 1 ? ` (opened ${tries} times, because Chromium stopped drawing it)` : '';
    print([`  ${path}${again}`, ...faults.map((fault) => `  - ${fault}`)].join('\n'));
  };
  try {
    const statuses = await crawlSite({ browser, origin: site.origin, within, onPage });
    print(`\n${statuses.size} URLs at three widths, light and dark.`);
    print(count === 0 ? 'No faults.' : `${count} faults.`);
    process.exitCode = count === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await site.stop();
  }
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

await crawl(process.argv.slice(2));
