import { againstBare } from '../against-bare.ts';
import type { LoadTool } from '../load-tool.ts';
import type { Row } from '../row.ts';

const ITEMS = 60;

/** Measures the cached list of episodes over REST. Throws if the site has fewer than sixty episodes. */
export async function measureApi(tool: LoadTool, site: string): Promise<Row[]> {
  const path = `/api/episodes?limit=${ITEMS}`;
  const items: unknown = await (await fetch(site + path)).json();
  if (!Array.isArray(items) || items.length !== ITEMS) throw new Error(`${path} does not list ${ITEMS} episodes`);
  return [await againstBare({ tool, site }, { name: `GET /api/episodes, ${ITEMS} items, cached`, path, least: 0.4 })];
}
