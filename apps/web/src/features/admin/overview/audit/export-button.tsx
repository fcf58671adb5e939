import type { AuditFilter } from '@longreturn/contract/audit';
import { useState } from 'react';
import { stringifySearch } from '../../../../lib/search-schema.ts';
import { ActionButton } from '../../../../ui/action-button.tsx';
import { showToast } from '../../../toasts/show-toast.ts';
import { downloadFile } from '../../download-file.ts';
import { useAdminRefresh } from '../../use-admin-change.ts';

/** Downloads the entries that match the filter. The export is itself recorded in the log. */
export function ExportButton({ filter }: { filter: AuditFilter }) {
  const [isBusy, setBusy] = useState(false);
  const refresh = useAdminRefresh();
  const run = async () => {
    setBusy(true);
    const failure = await downloadFile(`/api/admin/audit/export${stringifySearch(filter)}`);
    setBusy(false);
    if (failure) {
      const message = failure.message ?? 'Failed to export activity. Please try again.';
      showToast({ title: 'Export failed', message, tone: 'bad' });
      return;
    }
    showToast({ title: 'Export successful', tone: 'good' });
    await refresh();
  };
  return (
    <ActionButton size="sm" label="Export CSV" busyLabel="Processing..." busy={isBusy} onClick={() => void run()} />
  );
}
