import { LIMITS } from '@longreturn/contract/limits';
import { useRef, useState } from 'react';
import { trpc } from '../../../../lib/trpc.ts';
import { useSchemaForm } from '../../../../lib/use-schema-form.ts';
import { formReasonOr, useAdminChange } from '../../use-admin-change.ts';
import { RefusedFeed, sendFeed } from './send-feed.ts';
import { EMPTY_SHOW_IMPORT, type ShowImportFields, showImportForm } from './show-import-form-schema.ts';

/** What the pressed button does. */
export type ImportMode = 'check' | 'import';

interface SentFile {
  file: File;
  id: string;
}

/**
 * Returns the form of an import, and whether a check or an import is starting. A file that was uploaded for a check
 * isn't uploaded again for the import.
 */
export function useShowImport() {
  const mode = useRef<ImportMode>('check');
  const sent = useRef<SentFile>(null);
  const [pending, setPending] = useState<ImportMode>();
  const failed = formReasonOr('Failed to start the import. Please try again.');
  const check = trpc.admin.showImports.start.useMutation(useAdminChange({ done: 'Check started', failed }));
  const run = trpc.admin.showImports.start.useMutation(useAdminChange({ done: 'Import started', failed }));
  const fileInput = async (file: File) => {
    if (sent.current?.file !== file) sent.current = { file, id: await sendFeed(file) };
    return { id: sent.current.id, name: file.name.slice(0, LIMITS.fileNameMax) };
  };
  const start = async ({ url, file, type, copiesAudio }: ShowImportFields, mode: ImportMode) => {
    const source = file ? { file: await fileInput(file) } : { url };
    const { mutateAsync } = mode === 'check' ? check : run;
    await mutateAsync({ ...source, type, copiesAudio, dryRun: mode === 'check' });
  };
  const schemaForm = useSchemaForm({
    schema: showImportForm,
    initialValues: EMPTY_SHOW_IMPORT,
    send: async (fields) => {
      const chosen = mode.current; // the other button may be pressed while the file is uploaded
      setPending(chosen);
      try {
        await start(fields, chosen);
      } catch (error) {
        sent.current = null; // the site may have deleted the file
        if (!(error instanceof RefusedFeed)) throw error;
        schemaForm.form.setFieldError('file', error.message);
      } finally {
        setPending(undefined);
      }
    },
    onFailure: () => undefined,
  });
  const choose = (chosen: ImportMode) => {
    mode.current = chosen;
  };
  return { ...schemaForm, pending, choose };
}
