import lighthouse, { type Result } from 'lighthouse';

/** The lowest allowed score of each category, out of 100. Only the performance score varies between runs. */
export const LEAST = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
export type Category = keyof typeof LEAST;

export const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

/** An audit is reported if its score, which is between 0 and 1, is below this value. */
const GOOD = 0.9;

/** The result of one run on a page: the page's scores, and the audits that lost points, each with its finding. */
export interface Audit {
  scores: ReadonlyMap<Category, number>;
  losses: { title: string; seen: string }[];
}

/** Runs Lighthouse with its defaults (a mid-range phone on a slow network). `port` is Chromium's debugging port. */
export async function audit(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const scoreOf = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  return {
    scores: new Map(CATEGORIES.map((category) => [category, scoreOf(category)])),
    losses: CATEGORIES.flatMap((category) => lossesOf(lhr, category)),
  };
}

function lossesOf({ categories, audits }: Result, category: Category): Audit['losses'] {
  const weighty = (categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  const costly = weighty.flatMap(({ id }) => audits[id] ?? []).filter(({ score }) => score !== null && score < GOOD);
  return costly.map((each) => ({ title: `${category}: ${each.title}`, seen: each.displayValue || firstItem(each) }));
}

/** Returns the first finding of an audit, for audits without a value to display. */
function firstItem({ details }: Result['audits'][string]): string {
  return details && 'items' in details ? JSON.stringify(details.items[0]).slice(0, 300) : '';
}
