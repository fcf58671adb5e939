import { auditPage, listAuditInput } from '@longreturn/contract/audit';
import { listAudit } from '@longreturn/core/admin/list-audit';
import type { RestRoute } from '../rest-route.ts';
import { adminOnly, router } from '../trpc.ts';

/** The audit log. The server exports it as CSV at /api/admin/audit/export. */
export const audit = router({
  list: adminOnly
    .input(listAuditInput)
    .output(auditPage)
    .query(({ ctx, input }) => listAudit(ctx.deps, ctx.actor, input)),
});

export const AUDIT_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/audit',
    calls: 'admin.audit.list',
    summary: 'The audit log: who did what to which thing, newest first',
    paged: true,
  },
];
