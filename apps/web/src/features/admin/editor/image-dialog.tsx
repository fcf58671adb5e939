import { Button, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { z } from 'zod';
import { useSchemaForm } from '../../../lib/use-schema-form.ts';
import { SubmitAction } from '../../../ui/action-button.tsx';
import styles from '../../../ui/dialog.module.css';
import { openModal } from '../../modals/modal-host.tsx';
import { chooseFile } from '../media/choose-file.tsx';
import { sitePath } from '../media/site-path.ts';
import { LAST } from './last-node.ts';

const MODAL_ID = 'image';

interface BodyImage {
  src: string;
  alt: string;
  width?: string;
  height?: string;
}

/**
 * Inserts an image from the media library, followed by an empty caption. If an image is selected, edits its alt text
 * instead.
 */
export async function openImageDialog(editor: Editor): Promise<void> {
  const type = ['figureImage', 'image'].find((name) => editor.isActive(name));
  if (type) {
    const alt = String(editor.getAttributes(type)['alt'] ?? '');
    return askForText(editor, alt, (text) => editor.chain().focus().updateAttributes(type, { alt: text }).run());
  }
  const file = await chooseFile({ types: ['image'] });
  if (!file) return void editor.commands.focus();
  const { url, width, height, altText } = file;
  const size = width && height ? { width: String(width), height: String(height) } : {};
  askForText(editor, altText, (alt) => insertFigure(editor, { src: sitePath(url), alt, ...size }));
}

function insertFigure(editor: Editor, attrs: BodyImage): void {
  const content = [
    { type: 'figureImage', attrs },
    { type: 'caption', attrs: LAST },
  ];
  editor.chain().focus().insertContent({ type: 'figure', content }).run();
}

/** Asks for the alt text of an image. */
function askForText(editor: Editor, alt: string, onSave: (alt: string) => void): void {
  openModal(({ openModal: open, closeModal }) =>
    open({
      modalId: MODAL_ID,
      title: 'Describe the image',
      returnFocus: false,
      onClose: () => editor.commands.focus(),
      children: (
        <ImageForm
          alt={alt}
          onSave={(text) => {
            closeModal(MODAL_ID);
            onSave(text);
          }}
          onCancel={() => closeModal(MODAL_ID)}
        />
      ),
    }),
  );
}

const imageForm = z.object({ alt: z.string().trim().max(500, 'Please use at most 500 characters') });

interface ImageFormProps {
  alt: string;
  onSave: (alt: string) => void;
  onCancel: () => void;
}

function ImageForm({ alt, onSave, onCancel }: ImageFormProps) {
  const { form, formProps, busy } = useSchemaForm({
    schema: imageForm,
    initialValues: { alt },
    send: async (values) => onSave(values.alt),
    onFailure: () => undefined,
  });
  return (
    <form {...formProps} className={styles.form} aria-label="Image">
      <TextInput
        label="Alt text"
        description="What the image shows, for readers who can’t see it. Leave it empty if the image is decorative."
        data-autofocus
        {...form.getInputProps('alt')}
      />
      <div className={styles.end}>
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitAction label="Save alt text" busyLabel="Saving..." busy={busy} />
      </div>
    </form>
  );
}
