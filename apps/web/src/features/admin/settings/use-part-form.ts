import type { Setting } from '@longreturn/contract/settings';
import { useState } from 'react';
import { readFailure } from '../../../lib/read-failure.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useSchemaForm, valueAt } from '../../../lib/use-schema-form.ts';
import { useSite } from '../../../lib/use-site.ts';
import type { Version } from '../changed-elsewhere/changed-fields.ts';
import { formReasonOr, useAdminChange } from '../use-admin-change.ts';
import { changedFieldsOf, labelsOf } from './changed-fields-of.ts';
import { type FormPart, PART_FIELDS } from './part-fields.ts';
import { partForm, partSchema, serverErrors } from './part-value.ts';

/**
 * Returns the form of a part. If another admin has saved the part in the meantime, submitting the form saves nothing:
 * the form reads the saved version, and the user chooses which changes to keep.
 */
export function usePartForm(part: FormPart, setting: Setting, onSaved: () => void) {
  const update = useUpdate(setting.title);
  const { client } = trpc.useUtils();
  const [opened, setOpened] = useState(setting);
  const [theirs, setTheirs] = useState<Setting>();
  const [schema] = useState(() => partSchema(part));
  const [initialValues] = useState(() => partForm(part, setting.value));
  const { form, formProps, busy } = useSchemaForm({
    schema,
    initialValues,
    send: async ({ value }) => {
      try {
        await update.mutateAsync({ part, value, updatedAt: opened.updatedAt });
        onSaved();
      } catch (error) {
        if (readFailure(error).code !== 'content.changed') throw error;
        setTheirs(await client.admin.settings.get.query({ part }));
      }
    },
    onFailure: serverErrors,
  });
  const labels = labelsOf(PART_FIELDS[part], useSite().hosts);
  const saved = partForm(part, opened.value);
  return {
    form,
    formProps,
    busy,
    /** The saved version that the form's changes are based on, in the shape of the form. */
    saved,
    isUnsaved: () => JSON.stringify(form.getValues()) !== JSON.stringify(saved),
    /** What another admin has changed; undefined if there is nothing to decide. */
    changes:
      theirs &&
      changedFieldsOf(labels, { opened: saved, theirs: partForm(part, theirs.value), mine: form.getValues() }),
    /** Puts the chosen versions into the form. */
    decide(versions: Record<string, Version>) {
      if (!theirs) return;
      const taken = Object.keys(versions).filter((path) => versions[path] === 'theirs');
      for (const path of taken) form.setFieldValue(path, valueAt(partForm(part, theirs.value), path));
      setOpened(theirs);
      setTheirs(undefined);
    },
    /** A key that changes when the form's values have been replaced. */
    key: opened.updatedAt,
  };
}

/**
 * Returns a mutation with its toasts. If another admin has saved the part, no toast appears, because the form says so.
 */
function useUpdate(title: string) {
  const failed = formReasonOr(`Failed to save ${title}. Please try again.`);
  return trpc.admin.settings.update.useMutation(
    useAdminChange({
      done: `${title} saved`,
      failed: (failure) => (failure.code === 'content.changed' ? undefined : failed(failure)),
    }),
  );
}
