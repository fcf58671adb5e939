import { useRef, useState } from 'react';
import { takeFocus } from '../../../lib/form-fields.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ListFailed } from '../../../ui/blank.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { RowPlaceholders } from '../panel-placeholder.tsx';
import type { FormPart } from './part-fields.ts';
import { type MayReplace, SettingEditor } from './setting-editor.tsx';
import { SettingTable } from './setting-table.tsx';

/** The part whose form is open. If no form is open, the part whose form was closed last. */
interface Editing {
  part: FormPart;
  isOpen: boolean;
}

/** The list of the site's texts, divided into parts. While a part is being edited, its form is above the list. */
export function SettingList() {
  const [editing, setEditing] = useState<Editing>();
  const { data, isLoadingError, refetch } = trpc.admin.settings.list.useQuery(undefined, { retryOnMount: false });
  const open = editing?.isOpen ? data?.find(({ part }) => part === editing.part) : undefined;
  const mayReplace = useRef<MayReplace>(null);
  const edit = async (part: FormPart) => {
    if ((await mayReplace.current?.()) ?? true) setEditing({ part, isOpen: true });
  };
  const close = () => setEditing((last) => last && { ...last, isOpen: false });
  return (
    <AdminPanel title="Site texts">
      {isLoadingError ? <ListFailed what="settings" onRetry={() => void refetch()} /> : null}
      {isLoadingError || data ? null : <RowPlaceholders />}
      {editing && open ? (
        <SettingEditor key={editing.part} ref={mayReplace} part={editing.part} title={open.title} onEnd={close} />
      ) : null}
      {data ? (
        <SettingTable
          settings={data}
          onEdit={(part) => void edit(part)}
          editRef={(part) => (editing?.part === part && !editing.isOpen ? takeFocus : undefined)}
        />
      ) : null}
    </AdminPanel>
  );
}
