import { useRef, useState } from 'react';
import { hasChangedForm } from '../../../../lib/form-fields.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { Blank, ListFailed } from '../../../../ui/blank.tsx';
import { Button } from '../../../../ui/button.tsx';
import { AdminPanel } from '../../admin-panel.tsx';
import { FormPanel } from '../../form-panel.tsx';
import { RowPlaceholders } from '../../panel-placeholder.tsx';
import { useLeaveWarning } from '../../use-leave-warning.ts';
import { CodeForm } from './code-form.tsx';
import { CodeTable } from './code-table.tsx';

/** Codes that give a limited number of people a complimentary membership, and the form for a new code. */
export function CodeSection() {
  const { data, isLoadingError, refetch } = trpc.admin.groupCodes.list.useQuery(undefined, { retryOnMount: false });
  const [isAdding, setAdding] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const mayClose = useLeaveWarning(() => hasChangedForm(panel.current));
  const close = () => {
    setAdding(false);
    panel.current?.closest<HTMLElement>('[data-admin-panel]')?.focus(); // the clicked button is gone
  };
  const cancel = async () => {
    if (await mayClose()) close();
  };
  return (
    <AdminPanel title="Group codes" aside={<Button onClick={() => setAdding(true)}>New group code</Button>}>
      <div ref={panel}>
        {isAdding ? (
          <FormPanel title="New group code">
            <CodeForm onSaved={close} onCancel={() => void cancel()} />
          </FormPanel>
        ) : null}
      </div>
      {isLoadingError ? <ListFailed what="group codes" onRetry={() => void refetch()} /> : null}
      {data || isLoadingError ? null : <RowPlaceholders />}
      {data?.length === 0 ? (
        <Blank heading={3} title="No group codes yet" text="A code gives a membership to people at an event." />
      ) : null}
      {data && data.length > 0 ? <CodeTable codes={data} /> : null}
    </AdminPanel>
  );
}
