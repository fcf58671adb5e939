import { Button, TextInput } from '@mantine/core';
import type { ChainedCommands, Editor } from '@tiptap/react';
import { z } from 'zod';
import { useSchemaForm } from '../../../lib/use-schema-form.ts';
import { SubmitAction } from '../../../ui/action-button.tsx';
import styles from '../../../ui/dialog.module.css';
import { openModal } from '../../modals/modal-host.tsx';
import { readLinkUrl } from './link-url.ts';

const MODAL_ID = 'link';

/** Asks for the URL of the link at the cursor, or of a new link for the selected text. */
export function openLinkDialog(editor: Editor): void {
  const { href } = editor.getAttributes('link');
  openModal(({ openModal: open, closeModal }) =>
    open({
      modalId: MODAL_ID,
      title: href ? 'Edit link' : 'Add link',
      returnFocus: false,
      onClose: () => editor.commands.focus(),
      children: (
        <LinkForm
          href={href ? String(href) : ''}
          onSave={(url) => {
            closeModal(MODAL_ID);
            setLink(editor, url);
          }}
          onCancel={() => closeModal(MODAL_ID)}
        />
      ),
    }),
  );
}

/** Sets a link's URL; an empty URL removes the link. If no text is selected, the text of a new link is its URL. */
function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (href === '') return void chain.unsetLink().run();
  const { doc, selection } = editor.state;
  const isTextSelected = doc.textBetween(selection.from, selection.to) !== '';
  if (isTextSelected || editor.isActive('link')) return void placeCursorAfter(chain.setLink({ href })).run();
  chain.insertContentAt(selection.from, { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
}

/** Puts the cursor after the link, so that typing neither replaces nor extends it. */
function placeCursorAfter(chain: ChainedCommands): ChainedCommands {
  return chain.command(({ tr, commands }) => commands.setTextSelection(tr.selection.to)).unsetMark('link');
}

const linkForm = z.object({
  href: z.string().transform((text, context) => {
    const url = readLinkUrl(text);
    if (url !== undefined) return url;
    context.addIssue('Please enter an https URL, an email address or a path such as /episodes');
    return z.NEVER;
  }),
});

interface LinkFormProps {
  href: string;
  onSave: (href: string) => void;
  onCancel: () => void;
}

function LinkForm({ href, onSave, onCancel }: LinkFormProps) {
  const { form, formProps, busy } = useSchemaForm({
    schema: linkForm,
    initialValues: { href },
    send: async (values) => onSave(values.href),
    onFailure: () => undefined,
  });
  return (
    <form {...formProps} className={styles.form} aria-label="Link">
      <TextInput label="URL" inputMode="url" data-autofocus {...form.getInputProps('href')} />
      <div className={styles.end}>
        {href ? <Button onClick={() => onSave('')}>Remove link</Button> : null}
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitAction label="Save link" busyLabel="Saving..." busy={busy} />
      </div>
    </form>
  );
}
