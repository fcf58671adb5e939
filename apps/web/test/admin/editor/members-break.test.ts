import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { BODY_EXTENSIONS } from '../../../src/features/admin/editor/body-extensions.ts';
import { read, write } from './editor-schema.ts';

/** Returns an editor without a view, with the cursor at a position. */
function editorWith(html: string, cursor: number): Editor {
  const editor = new Editor({ element: null, extensions: BODY_EXTENSIONS, content: read(html).toJSON() });
  editor.commands.setTextSelection(cursor);
  return editor;
}

const htmlOf = ({ state }: Editor) => write(state.doc);
const BREAK = '<hr data-members="">';

test.each([
  ['below the paragraph with the cursor', '<p>one</p><p>two</p>', 3, `<p>one</p>${BREAK}<p>two</p>`],
  ['above the paragraph if the cursor is at its start', '<p>one</p><p>two</p>', 6, `<p>one</p>${BREAK}<p>two</p>`],
  ['outside a list', '<ul><li>one</li></ul><p>two</p>', 5, `<ul><li>one</li></ul>${BREAK}<p>two</p>`],
  [
    'at the cursor, and the old one is removed',
    `<p>one</p>${BREAK}<p>two</p><p>three</p>`,
    9,
    `<p>one</p><p>two</p>${BREAK}<p>three</p>`,
  ],
])('the members break is inserted %s', (_where, html, cursor, expected) => {
  const editor = editorWith(html, cursor);
  editor.commands.setMembersBreak();
  expect(htmlOf(editor)).toBe(expected);
});

test('the members break can be removed', () => {
  const editor = editorWith(`<p>one</p>${BREAK}<p>two</p>`, 2);
  editor.commands.removeMembersBreak();
  expect(htmlOf(editor)).toBe('<p>one</p><p>two</p>');
});
