import { contentVersion } from '@longreturn/db/schema';
import type { Deps } from '../deps.ts';

/** The number of the public content's state: it grows with every write, and two equal ones mean equal pages. */
export async function readContentVersion({ db }: Pick<Deps, 'db'>): Promise<number> {
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion);
  if (!row) throw new Error('content_version has no row');
  return row.version;
}
