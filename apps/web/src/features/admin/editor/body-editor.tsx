import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditor } from '@tiptap/react';
import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import styles from './body-editor.module.css';
import { BODY_EXTENSIONS, ISSUE_EXTENSIONS } from './body-extensions.ts';
import { parseBody, printBody, readPasted } from './body-html.ts';
import { BodyLength } from './body-length.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import { openLinkDialog } from './link-dialog.tsx';

export interface BodyEditorProps {
  id?: string | undefined;
  label: string;
  description?: ReactNode;
  /** HTML in the form that core's sanitiser keeps. */
  value?: string;
  defaultValue?: string;
  /** Called with the HTML after each change of the text; an empty text is ''. */
  onChange?: (html: string) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  error?: ReactNode;
  /** Whether the text may have a members break. Issues may not. */
  hasMembersBreak?: boolean;
  /** In pixels. */
  minHeight?: number;
  /** The attribute by which `@mantine/form` finds the field. */
  'data-path'?: string;
}

/** A rich-text field for the body of an article or an issue. It keeps what core's sanitiser keeps (decision 30). */
export function BodyEditor({ label, description, error, minHeight = 320, ...field }: BodyEditorProps) {
  const ownId = useId();
  const id = field.id ?? ownId;
  const editor = useBodyEditor(field, {
    id,
    role: 'textbox',
    class: styles.text ?? '',
    style: `min-height: ${minHeight}px`,
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': `${id}-keys`,
    ...(error ? { 'aria-invalid': 'true' } : {}),
    ...(field['data-path'] ? { 'data-path': field['data-path'] } : {}),
  });
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label`, onClick: () => editor?.commands.focus() }}
      description={description}
      error={error}
    >
      <RichTextEditor
        editor={editor}
        classNames={{ root: styles.editor, controlsGroup: styles.group, control: styles.control }}
        withTypographyStyles={false}
        withCodeHighlightStyles={false}
        data-invalid={error ? true : undefined}
        unstyled
      >
        {editor ? <EditorToolbar editor={editor} /> : null}
        <RichTextEditor.Content style={{ minHeight }} onBlur={field.onBlur} />
      </RichTextEditor>
      {editor ? <BodyLength editor={editor} id={`${id}-keys`} /> : null}
    </Input.Wrapper>
  );
}

type Field = Pick<BodyEditorProps, 'value' | 'defaultValue' | 'onChange' | 'hasMembersBreak'>;

/** Creates the editor, and keeps its text and the field's value in sync. */
function useBodyEditor(
  { value, defaultValue = '', onChange, hasMembersBreak = true }: Field,
  attributes: Record<string, string>,
): Editor | null {
  const wanted = value ?? defaultValue;
  const [content] = useState(() => parseBody(wanted));
  /** The current value, and the HTML that the editor writes for it. They may differ in details. */
  const shown = useRef({ value: wanted, html: printBody(content) });
  const editor = useEditor({
    immediatelyRender: false,
    extensions: hasMembersBreak ? BODY_EXTENSIONS : ISSUE_EXTENSIONS,
    content: content.toJSON(),
    editorProps: {
      attributes,
      transformPastedHTML: readPasted,
      handleKeyDown: (_view, event) => {
        if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
        event.stopPropagation(); // otherwise these keys would also open the site's search
        if (editor) openLinkDialog(editor);
        return true;
      },
    },
    onUpdate: ({ editor: { state } }) => {
      const html = printBody(state.doc);
      if (html === shown.current.html) return;
      shown.current = { value: html, html };
      onChange?.(html);
    },
  });
  const follow = useEffectEvent((html: string) => {
    if (!editor || html === shown.current.value) return;
    const doc = parseBody(html);
    shown.current = { value: html, html: printBody(doc) };
    editor.commands.setContent(doc.toJSON(), { emitUpdate: false });
  });
  useEffect(() => follow(wanted), [wanted]);
  return editor;
}
