import { useMutation } from '@tanstack/react-query';
import { ActionButton } from '../../../../ui/action-button.tsx';
import { showToast } from '../../../toasts/show-toast.ts';
import { useAdminRefresh } from '../../use-admin-change.ts';

const URL_OF_EXPORT = '/api/admin/newsletter/export';

/** Downloads all subscribers as a CSV file. */
export function ExportButton() {
  const refresh = useAdminRefresh();
  const download = useMutation({
    mutationFn: downloadExport,
    onSuccess: () => showToast({ title: 'Export successful', tone: 'good' }),
    onError: () => {
      showToast({ title: 'Export failed', message: 'Failed to export subscribers. Please try again.', tone: 'bad' });
      void refresh(); // if the session has ended, this opens the login dialog
    },
  });
  return (
    <ActionButton
      label="Export CSV"
      busyLabel="Exporting..."
      busy={download.isPending}
      onClick={() => download.mutate()}
    />
  );
}

/** Reads the file completely before it is saved, so that a broken connection leaves no partial file. */
async function downloadExport(): Promise<void> {
  const response = await fetch(URL_OF_EXPORT);
  if (!response.ok) throw new Error(`The export responded with ${response.status}`);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'subscribers.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}
