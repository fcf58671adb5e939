import type { AuditFilter } from '@longreturn/contract/audit';
import { LIMITS } from '@longreturn/contract/limits';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { pagedOptions } from '../../../../lib/read-list-pages.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { AdminList } from '../../admin-list.tsx';
import { AuditEntries } from './audit-entries.tsx';
import { AuditFilterForm } from './audit-filter-form.tsx';
import { ExportButton } from './export-button.tsx';

const PAGE = 25;
const ALL: AuditFilter = {};

/** The whole audit log: search, filters, pages and export. */
export function AuditLog() {
  const [filter, setFilter] = useState(ALL);
  const options = { ...pagedOptions(undefined), retryOnMount: true, placeholderData: keepPreviousData };
  const query = trpc.admin.audit.list.useInfiniteQuery({ limit: PAGE, ...filter }, options);
  const total = query.data?.pages[0]?.total;
  return (
    <>
      <AuditFilterForm onChange={setFilter}>
        <p role="status">{total === undefined ? '' : totalText(total)}</p>
        <ExportButton filter={filter} />
      </AuditFilterForm>
      <AdminList query={query} what="activity" empty="No activity found">
        {(entries, landing) => <AuditEntries entries={entries} landing={landing} />}
      </AdminList>
    </>
  );
}

/** Formats the number of entries. They are counted up to a limit. */
function totalText(total: number): string {
  const isLimited = total >= LIMITS.countedMatches;
  return `${total.toLocaleString('en-US')}${isLimited ? '+' : ''} ${total === 1 ? 'entry' : 'entries'}`;
}
