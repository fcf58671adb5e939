import type { ImportReport } from '@longreturn/contract/subscribers';
import { useState } from 'react';
import { trpc } from '../../../../lib/trpc.ts';
import { useSchemaForm } from '../../../../lib/use-schema-form.ts';
import { formReasonOr, useAdminChange } from '../../use-admin-change.ts';
import { EMPTY_IMPORT, type ImportInput, importErrors, importForm, importInput } from './import-form-schema.ts';

interface Checked {
  input: ImportInput;
  report: ImportReport;
}

/** Returns the form of an import, the report of its last check, and a function that imports what was checked. */
export function useImport({ onImported }: { onImported: () => void }) {
  const [checked, setChecked] = useState<Checked>();
  const change = useAdminChange({
    done: 'Subscribers imported',
    failed: formReasonOr('Failed to import subscribers. Please try again.'),
  });
  const check = trpc.admin.subscribers.import.useMutation({ onError: change.onError });
  const run = trpc.admin.subscribers.import.useMutation(change);
  const schemaForm = useSchemaForm({
    schema: importForm,
    initialValues: EMPTY_IMPORT,
    send: async (fields) => {
      const input = importInput(fields);
      setChecked({ input, report: await check.mutateAsync({ ...input, dryRun: true }) });
    },
    onFailure: importErrors,
  });
  return {
    ...schemaForm,
    report: checked?.report,
    /** Removes the report, because it doesn't apply to changed fields. */
    dropReport: () => setChecked(undefined),
    isImporting: run.isPending,
    runImport: () => {
      if (checked) run.mutate({ ...checked.input, dryRun: false }, { onSuccess: onImported });
    },
  };
}
