import {
  showImportIdInput,
  showImportReportSchema,
  showImportSchema,
  startShowImportInput,
} from '@longreturn/contract/show-imports';
import { cancelShowImport } from '@longreturn/core/imports/cancel-show-import';
import { getShowImport, listShowImports } from '@longreturn/core/imports/list-show-imports';
import { startShowImport } from '@longreturn/core/imports/start-show-import';
import { z } from 'zod';
import type { RestRoute } from '../rest-route.ts';
import { adminOnly, router } from '../trpc.ts';

/** Imports shows from their feeds. A feed that is a file is uploaded to /api/admin/imports/files first. */
export const showImports = router({
  list: adminOnly.output(z.array(showImportSchema)).query(({ ctx }) => listShowImports(ctx.deps, ctx.actor)),
  get: adminOnly
    .input(showImportIdInput)
    .output(showImportReportSchema)
    .query(({ ctx, input }) => getShowImport(ctx.deps, ctx.actor, input)),
  start: adminOnly
    .input(startShowImportInput)
    .output(showImportSchema)
    .mutation(({ ctx, input }) => startShowImport(ctx.deps, ctx.actor, input)),
  cancel: adminOnly
    .input(showImportIdInput)
    .output(showImportSchema)
    .mutation(({ ctx, input }) => cancelShowImport(ctx.deps, ctx.actor, input)),
});

export const SHOW_IMPORT_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/imports',
    calls: 'admin.showImports.list',
    summary: 'The ten latest imports of podcasts with their progress, newest first',
  },
  {
    method: 'GET',
    path: '/api/admin/imports/{id}',
    calls: 'admin.showImports.get',
    summary: 'An import with its report: what became of the items of the feed, and why',
    errors: ['import.unknown'],
  },
  {
    method: 'POST',
    path: '/api/admin/imports',
    calls: 'admin.showImports.start',
    summary:
      'Imports a podcast from the URL of its feed, or from a file that was sent to /api/admin/imports/files. A dry run only reports what would happen',
    errors: ['upload.unknown', 'import.running'],
  },
  {
    method: 'DELETE',
    path: '/api/admin/imports/{id}',
    calls: 'admin.showImports.cancel',
    summary: 'Cancels an import. Episodes that it has imported stay',
    errors: ['import.unknown', 'import.ended'],
  },
];
