import type { Actor } from '@longreturn/core/actor';
import type { Deps } from '@longreturn/core/deps';
import type { ExportedFile } from '../plugins/admin-exports.ts';
import { writeArchive } from './write-archive.ts';

/** Opens an archive of everything, which is named after the day. */
export async function exportArchive(deps: Deps, actor: Actor): Promise<ExportedFile> {
  const name = `the-long-return-${deps.clock.now().toISOString().slice(0, 10)}.tar.gz`;
  return { name, pieces: writeArchive(deps, actor, name), contentType: 'application/gzip' };
}
