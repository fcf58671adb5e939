import { type MediaFile, updateMediaFileInput } from '@longreturn/contract/media-library';
import { Textarea, TextInput } from '@mantine/core';
import { takeFocus } from '../../../lib/form-fields.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useSchemaForm } from '../../../lib/use-schema-form.ts';
import { FormButtons } from '../form-buttons.tsx';
import { FormPanel } from '../form-panel.tsx';
import { formReasonOr, useAdminChange } from '../use-admin-change.ts';
import styles from './file-form.module.css';
import { FileImage } from './file-image.tsx';

const fileForm = updateMediaFileInput.omit({ id: true });

interface FileFormProps {
  file: MediaFile;
  onEnd: () => void;
}

/** The name of a file, and the alt text of an image. */
export function FileForm({ file, onEnd }: FileFormProps) {
  const update = trpc.admin.mediaFiles.update.useMutation(
    useAdminChange({ done: 'File updated!', failed: formReasonOr('Failed to update file. Please try again.') }),
  );
  const { name, altText } = file;
  const { form, formProps, busy } = useSchemaForm({
    schema: fileForm,
    initialValues: { name, altText },
    send: async (values) => {
      await update.mutateAsync({ ...values, id: file.id });
      onEnd();
    },
    onFailure: () => undefined,
  });
  return (
    <FormPanel title="Edit file">
      <form {...formProps} className={styles.form} aria-label="Edit file">
        <FileImage file={file} sizes="240px" />
        <div className={styles.fields}>
          <TextInput label="Name" ref={takeFocus} {...form.getInputProps('name')} />
          {file.type === 'image' ? (
            <Textarea
              label="Alt text"
              description="Describes the image to people who can’t see it. Leave it empty if the image is only decoration."
              classNames={{ input: styles.alt ?? '' }}
              {...form.getInputProps('altText')}
            />
          ) : null}
          <FormButtons label="Save File" busy={busy} onCancel={onEnd} />
        </div>
      </form>
    </FormPanel>
  );
}
