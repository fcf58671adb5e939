import { contentVersion } from '@longreturn/db/schema';
import type { Deps } from '../deps.ts';

/** Returns the version of the public content. It grows with every write; pages with the same version are identical. */
export async function readContentVersion({ db }: Pick<Deps, 'db'>): Promise<number> {
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion);
  if (!row) throw new Error('content_version has no row');
  return row.version;
}
