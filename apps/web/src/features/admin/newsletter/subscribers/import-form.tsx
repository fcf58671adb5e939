import { Button, Checkbox, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { hasChangedForm } from '../../../../lib/form-fields.ts';
import { SubmitAction } from '../../../../ui/action-button.tsx';
import fileInput from '../../file-input.module.css';
import { useLeaveWarning } from '../../use-leave-warning.ts';
import styles from './import-form.module.css';
import { ImportReportView } from './import-report.tsx';
import { useImport } from './use-import.ts';

/** Imports subscribers from a CSV file: first a check that reports what would happen, then the import. */
export function ImportForm({ onEnd }: { onEnd: () => void }) {
  const { form, formProps, busy, ...checked } = useImport({ onImported: onEnd });
  const panel = useRef<HTMLDivElement>(null);
  const mayLeave = useLeaveWarning(() => hasChangedForm(panel.current));
  const cancel = async () => {
    if (await mayLeave()) onEnd();
  };
  const readFile = async (file: File | undefined) => form.setFieldValue('csv', (await file?.text()) ?? '');
  return (
    <div ref={panel} className={styles.form}>
      <form {...formProps} className={styles.form} aria-label="Import subscribers" onInput={checked.dropReport}>
        <TextInput
          label="CSV file"
          description="The first line names the columns: email, and optionally name, tags and status."
          type="file"
          className={fileInput.input ?? ''}
          accept=".csv,text/csv"
          error={form.errors['csv']}
          onChange={({ currentTarget }) => void readFile(currentTarget.files?.[0])}
        />
        <div className={styles.row}>
          <TextInput
            label="Source of the consent"
            placeholder="Sign-up sheet at the Berlin meetup"
            {...form.getInputProps('source')}
          />
          <TextInput label="Date of the consent" type="date" {...form.getInputProps('date')} />
          <TextInput label="Tags" placeholder="Press, Berlin" {...form.getInputProps('tags')} />
        </div>
        <Checkbox
          label="Everyone in this file agreed to receive the newsletter"
          {...form.getInputProps('confirmed', { type: 'checkbox' })}
        />
        <div className={styles.end}>
          <Button variant="quiet" onClick={() => void cancel()}>
            Cancel
          </Button>
          <SubmitAction
            label="Check file"
            busyLabel="Checking..."
            busy={busy}
            variant={checked.report ? 'line' : 'primary'}
          />
        </div>
      </form>
      {checked.report ? (
        <ImportReportView report={checked.report} busy={checked.isImporting} onImport={checked.runImport} />
      ) : null}
    </div>
  );
}
