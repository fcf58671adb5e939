import type { Setting } from '@longreturn/contract/settings';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { flushSync } from 'react-dom';
import { trpc } from '../../../lib/trpc.ts';
import { ListFailed } from '../../../ui/blank.tsx';
import { ChangedElsewhere } from '../changed-elsewhere/changed-elsewhere.tsx';
import { FormPanel } from '../form-panel.tsx';
import { RowPlaceholders } from '../panel-placeholder.tsx';
import { useLeaveWarning } from '../use-leave-warning.ts';
import type { FormPart } from './part-fields.ts';
import { SettingForm } from './setting-form.tsx';
import { usePartForm } from './use-part-form.ts';

/** Resolves to whether the form may be replaced. If it has unsaved changes, asks the user. */
export type MayReplace = () => Promise<boolean>;

interface SettingEditorProps {
  part: FormPart;
  title: string;
  ref: Ref<MayReplace>;
  onEnd: () => void;
}

/** Reads the latest version of a part, and shows the part's form. */
export function SettingEditor({ part, title, ref, onEnd }: SettingEditorProps) {
  const query = trpc.admin.settings.get.useQuery({ part }, { staleTime: 0 });
  const { data, isFetchedAfterMount, isError, refetch } = query;
  const isRead = data !== undefined && isFetchedAfterMount;
  return (
    <FormPanel title={title}>
      {isRead ? <LoadedEditor ref={ref} part={part} setting={data} onEnd={onEnd} /> : null}
      {isError && !isRead ? <ListFailed what={title} onRetry={() => void refetch()} /> : null}
      {isRead || isError ? null : <RowPlaceholders />}
    </FormPanel>
  );
}

interface LoadedEditorProps extends Omit<SettingEditorProps, 'title'> {
  setting: Setting;
}

function LoadedEditor({ part, setting, ref, onEnd }: LoadedEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const editing = usePartForm(part, setting, onEnd);
  const mayReplace = useLeaveWarning(editing.isUnsaved);
  useImperativeHandle(ref, () => mayReplace);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), []);
  const cancel = async () => {
    if (await mayReplace()) onEnd();
  };
  const decide: typeof editing.decide = (versions) => {
    flushSync(() => editing.decide(versions));
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus(); // the panel that had the focus is gone
  };
  return (
    <>
      {editing.changes ? <ChangedElsewhere what="part" fields={editing.changes} onDecide={decide} /> : null}
      <SettingForm
        part={part}
        setting={setting}
        editing={editing}
        ref={form}
        onEnd={onEnd}
        onCancel={() => void cancel()}
      />
    </>
  );
}
