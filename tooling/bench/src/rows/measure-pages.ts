import { againstBare } from '../against-bare.ts';
import type { LoadTool } from '../load-tool.ts';
import type { Row } from '../row.ts';

/** Measures cached pages for visitors without a session, and a 304. */
export async function measurePages(tool: LoadTool, site: string): Promise<Row[]> {
  const contests = [
    { name: 'GET /, cached', path: '/', least: 0.5 },
    { name: 'GET /episodes, cached', path: '/episodes', least: 0.5 },
    { name: 'GET /, unchanged: 304', path: '/', unchanged: true, least: 0.4 },
  ];
  const rows: Row[] = [];
  for (const contest of contests) rows.push(await againstBare({ tool, site }, contest));
  return rows;
}
