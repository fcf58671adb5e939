import lighthouse, { type Result } from 'lighthouse';

/** The least score of each category, of 100 (performance varies from run to run, the others do not). */
export const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
export type Category = keyof typeof LEAST;

export const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Below this, of 1, an audit counts as something to mend. */
const GOOD = 0.9;

/** One run on a page: its scores, and the audits that cost points with what they saw. */
export interface Audit {
  scores: ReadonlyMap<Category, number>;
  losses: { title: string; seen: string }[];
}

/** Runs Lighthouse as it is set by default (a mid-range phone on a slow line) in the Chromium that listens on the port. */
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

/** Where an audit has no number to show, what it found first. */
function firstItem({ details }: Result['audits'][string]): string {
  return details && 'items' in details ? JSON.stringify(details.items[0]).slice(0, 300) : '';
}
