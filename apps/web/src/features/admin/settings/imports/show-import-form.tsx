import { EPISODE_TYPES } from '@longreturn/contract/content-types';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useHydrated } from '@tanstack/react-router';
import { ActionButton } from '../../../../ui/action-button.tsx';
import fileInput from '../../file-input.module.css';
import styles from './show-import-form.module.css';
import { useShowImport } from './use-show-import.ts';

/** Starts an import from a URL or a file. Can also start a check, which reports what the import would do. */
export function ShowImportForm() {
  const { form, formProps, pending, choose } = useShowImport();
  const type = useHydrated() ? 'submit' : 'button';
  return (
    <form {...formProps} className={styles.form} aria-label="Import a podcast">
      <div className={styles.row}>
        <TextInput
          label="Feed URL"
          type="url"
          inputMode="url"
          placeholder="https://example.org/feed.xml"
          {...form.getInputProps('url')}
        />
        <TextInput
          label="Or a feed file"
          type="file"
          className={fileInput.input ?? ''}
          accept=".xml,.rss,application/rss+xml,application/xml,text/xml"
          error={form.errors['file']}
          onChange={({ currentTarget }) => form.setFieldValue('file', currentTarget.files?.[0] ?? null)}
        />
        <NativeSelect label="Type of new episodes" data={EPISODE_TYPES} {...form.getInputProps('type')} />
        <Checkbox
          label="Copy the audio to this site"
          description="Otherwise, the episodes link to the audio on the other site."
          {...form.getInputProps('copiesAudio', { type: 'checkbox' })}
        />
      </div>
      <div className={styles.end}>
        <ActionButton
          {...{ type, variant: 'line' }}
          label="Check first"
          busyLabel="Starting..."
          busy={pending === 'check'}
          disabled={pending === 'import'}
          onClick={() => choose('check')}
        />
        <ActionButton
          {...{ type, variant: 'primary' }}
          label="Import"
          busyLabel="Starting..."
          busy={pending === 'import'}
          disabled={pending === 'check'}
          onClick={() => choose('import')}
        />
      </div>
    </form>
  );
}
