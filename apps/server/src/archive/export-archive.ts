import type { Actor } from '@longreturn/core/actor';
import { AppError } from '@longreturn/core/app-error';
import type { Deps } from '@longreturn/core/deps';
import type { ExportedFile } from '../plugins/admin-exports.ts';
import { writeArchive } from './write-archive.ts';

/** Seconds until a client should retry if another archive is being written. */
const RETRY_SEC = 60;

/**
 * Returns a function that starts to write an archive of everything that the site stores. The archive's name contains
 * the date. Writing an archive is a lot of work, so the function throws service.unavailable while another archive is
 * being written.
 */
export function createArchiveExport() {
  let isRunning = false;
  return async (deps: Deps, actor: Actor): Promise<ExportedFile> => {
    if (isRunning) throw new AppError('service.unavailable', undefined, RETRY_SEC);
    isRunning = true;
    const onEnd = () => {
      isRunning = false;
    };
    const name = `the-long-return-${deps.clock.now().toISOString().slice(0, 10)}.tar.gz`;
    return { name, pieces: writeArchive(deps, actor, name, onEnd), contentType: 'application/gzip' };
  };
}
