import { Readable } from 'node:stream';
import { requireAccess } from '@longreturn/api/procedure-meta';
import { type AuditFilter, auditFilterInput } from '@longreturn/contract/audit';
import type { Actor } from '@longreturn/core/actor';
import { exportAudit } from '@longreturn/core/admin/export-audit';
import { AppError } from '@longreturn/core/app-error';
import type { Deps } from '@longreturn/core/deps';
import type { CsvFile } from '@longreturn/core/lists/csv';
import { exportSubscribers } from '@longreturn/core/newsletter/subscribers/export-subscribers';
import { parseInput } from '@longreturn/core/parse-input';
import { within } from '@longreturn/core/within';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { createArchiveExport } from '../archive/export-archive.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';
import './route-config.ts';

/** Time limit in milliseconds for the first byte. The rest takes as long as the client needs to read it. */
const START_MS = 9000;

/** The values of Sec-Fetch-Site for a request that was caused by a page of another origin, for example with a link. */
const OTHER_ORIGINS: readonly unknown[] = ['cross-site', 'same-site'];

/** A file that is streamed while it is written. It is a CSV file unless another type is given. */
export interface ExportedFile extends Pick<CsvFile, 'name'> {
  pieces: AsyncIterable<string | Buffer>;
  contentType?: string;
}

/** Opens the file. The function itself must validate the query of the request. */
type Open = (deps: Deps, actor: Actor, request: FastifyRequest) => Promise<ExportedFile>;

/** Returns the exports for admins by path. */
const createExports = (): Record<string, Open> => ({
  '/api/admin/audit/export': (deps, actor, { query }) =>
    exportAudit(deps, actor, parseInput(auditFilterInput, query as AuditFilter)), // the schema checks it
  '/api/admin/newsletter/export': exportSubscribers,
  '/api/admin/archive': createArchiveExport(),
});

/**
 * Streams files to admins: the audit log and the subscribers as CSV files, and the archive of the site. Refuses
 * downloads that a page of another origin started, because a download is recorded and takes a lot of work. If the client
 * disconnects, the database is no longer read. If the database fails, the connection is closed, so that nobody mistakes
 * a part of the file for all of it.
 */
export function registerAdminExports(
  app: FastifyInstance,
  { contexts, services }: Pick<AppParts, 'contexts' | 'services'>,
): void {
  const options = { exposeHeadRoute: false, config: { streams: true } } as const; // a HEAD request would export too
  for (const [path, open] of Object.entries(createExports())) {
    app.get(path, options, async (request, reply) => {
      const start = async () => {
        const { actor } = await contexts.of(request, reply);
        requireAccess(actor, 'admin');
        if (OTHER_ORIGINS.includes(request.headers['sec-fetch-site'])) throw new AppError('origin.refused');
        return open(services.deps, actor, request);
      };
      const opening = start();
      closeWith(reply, opening);
      const { name, pieces, contentType = 'text/csv; charset=utf-8' } = await within(START_MS, opening);
      return reply
        .headers({
          'content-type': contentType,
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'private, no-store',
        })
        .send(Readable.from(pieces));
    });
    refuseOtherMethods(app, { contexts }, { url: path, access: 'admin', code: 'path.unknown' });
  }
}

/**
 * Closes a file when its response has ended, so that no work continues without a client. A file that is opened only
 * after the response has ended is closed immediately.
 */
function closeWith({ raw }: FastifyReply, opening: Promise<ExportedFile>): void {
  const close = ({ pieces }: ExportedFile) => {
    if (pieces instanceof Readable) pieces.destroy();
  };
  const closeLater = () => void opening.then(close, () => {});
  if (raw.destroyed) closeLater();
  raw.once('close', closeLater);
}
