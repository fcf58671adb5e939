import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import styles from './body-editor.module.css';
import { IconCodeBlock, IconFootnote, IconImage, IconLink, IconMembersBreak, IconTable } from './editor-icons.tsx';
import { openImageDialog } from './image-dialog.tsx';
import { openLinkDialog } from './link-dialog.tsx';
import { moveInToolbar, useOneTabStop } from './use-one-tab-stop.ts';

const { Control, ControlsGroup: Group } = RichTextEditor;

/** The editor's buttons. Tab reaches the toolbar, and the arrow keys move between its buttons. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const isInTable = useEditorState({ editor, selector: () => editor.isActive('table') });
  const toolbar = useOneTabStop();
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Formatting" ref={toolbar} onKeyDown={moveInToolbar}>
      <Group>
        <RichTextEditor.H2 aria-label="Heading" title="Heading (Ctrl+Alt+2)" />
        <RichTextEditor.H3 aria-label="Smaller heading" title="Smaller heading (Ctrl+Alt+3)" />
      </Group>
      <Group>
        <RichTextEditor.Bold title="Bold (Ctrl+B)" />
        <RichTextEditor.Italic title="Italic (Ctrl+I)" />
        <RichTextEditor.Code title="Code (Ctrl+E)" />
        <RichTextEditor.Superscript title="Superscript (Ctrl+.)" />
        <RichTextEditor.Subscript title="Subscript (Ctrl+,)" />
      </Group>
      <Group>
        <RichTextEditor.BulletList title="Bullet list (Ctrl+Shift+8)" />
        <RichTextEditor.OrderedList aria-label="Numbered list" title="Numbered list (Ctrl+Shift+7)" />
        <RichTextEditor.Blockquote aria-label="Quote" title="Quote (Ctrl+Shift+B)" />
        <RichTextEditor.CodeBlock icon={IconCodeBlock} title="Code block (Ctrl+Alt+C)" />
      </Group>
      <InsertGroup editor={editor} />
      {isInTable ? <TableGroup /> : null}
      <Group>
        <RichTextEditor.Undo title="Undo (Ctrl+Z)" />
        <RichTextEditor.Redo title="Redo (Ctrl+Shift+Z)" />
      </Group>
    </div>
  );
}

/** Buttons that insert a link, an image, a table, a footnote or the members break. */
function InsertGroup({ editor }: { editor: Editor }) {
  const state = useEditorState({
    editor,
    selector: () => ({
      isLink: editor.isActive('link'),
      hasBreak: 'membersBreak' in editor.schema.nodes,
      isBreak: editor.isActive('membersBreak'),
      isImage: editor.isActive('figureImage') || editor.isActive('image'),
      canRefer: editor.can().insertFootnote(),
    }),
  });
  const insertTable = () => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
  const insertFootnote = () => editor.chain().focus().insertFootnote().run();
  const toggleBreak = () => {
    const chain = editor.chain().focus();
    (state.isBreak ? chain.removeMembersBreak() : chain.setMembersBreak()).run();
  };
  return (
    <Group>
      <Tool label="Link" keys="Ctrl+K" isActive={state.isLink} onClick={() => openLinkDialog(editor)}>
        <IconLink />
      </Tool>
      <Tool label="Image" isActive={state.isImage} onClick={() => void openImageDialog(editor)}>
        <IconImage />
      </Tool>
      <Tool label="Table" onClick={insertTable}>
        <IconTable />
      </Tool>
      <Tool label="Footnote" keys="Ctrl+Alt+F" isDisabled={!state.canRefer} onClick={insertFootnote}>
        <IconFootnote />
      </Tool>
      {state.hasBreak ? (
        <Tool label="Members break" isActive={state.isBreak} onClick={toggleBreak}>
          <IconMembersBreak />
        </Tool>
      ) : null}
    </Group>
  );
}

interface ToolProps {
  label: string;
  /** The keyboard shortcut. */
  keys?: string;
  isActive?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, keys, isActive = false, isDisabled = false, ...rest }: ToolProps) {
  const title = keys ? `${label} (${keys})` : label;
  return <Control {...rest} aria-label={label} title={title} active={isActive} disabled={isDisabled} />;
}

/** Buttons for the table that contains the cursor. */
function TableGroup() {
  return (
    <Group>
      <RichTextEditor.TableRowBefore />
      <RichTextEditor.TableRowAfter />
      <RichTextEditor.TableRowDelete />
      <RichTextEditor.TableColumnBefore />
      <RichTextEditor.TableColumnAfter />
      <RichTextEditor.TableColumnDelete />
      <RichTextEditor.TableToggleHeaderRow />
      <RichTextEditor.TableDelete />
    </Group>
  );
}
