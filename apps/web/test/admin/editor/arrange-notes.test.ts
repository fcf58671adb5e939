import type { Node } from '@tiptap/pm/model';
import { Transform } from '@tiptap/pm/transform';
import { expect, test } from 'vitest';
import { arrangeNotes, referredNotes } from '../../../src/features/admin/editor/arrange-notes.ts';
import { findNodes } from '../../../src/features/admin/editor/find-nodes.ts';
import { read, schema, write } from './editor-schema.ts';

const reference = (key: string) => `<sup data-note="${key}"></sup>`;
const TWO_NOTES = `<p>One${reference('a')} two${reference('b')}</p><section data-footnotes><ol><li data-note="a">A</li><li data-note="b">B</li></ol></section>`;

/** Returns the keys and texts of the notes. */
const notesOf = (doc: Node) =>
  findNodes(doc, 'footnote').map(({ node }) => `${node.attrs['note']}: ${node.textContent}`);

/** Deletes the references to a note and arranges the notes, as the editor's plugin does. */
function deleteReferences(doc: Node, key: string, lost: Map<string, Node>): Node {
  const tr = new Transform(doc);
  const references = findNodes(doc, 'footnoteReference').filter(({ node }) => node.attrs['note'] === key);
  for (const { pos } of references.reverse()) tr.delete(pos, pos + 1);
  arrangeNotes(tr, lost, referredNotes(doc));
  return tr.doc;
}

test('the notes are in the order of their references', () => {
  const doc = read(TWO_NOTES.replace('One', `First${reference('b')} one`));
  expect(notesOf(doc)).toEqual(['b: B', 'a: A']);
  expect(write(doc)).toContain('<sup id="fnref-1-2"><a href="#fn-1">1</a></sup>');
});

test('deleting a reference removes its note, and pasting the reference brings the note back', () => {
  const lost = new Map<string, Node>();
  const without = deleteReferences(read(TWO_NOTES), 'a', lost);
  expect(notesOf(without)).toEqual(['b: B']);
  const tr = new Transform(without);
  tr.insert(1, schema.node('footnoteReference', { note: 'a' }));
  arrangeNotes(tr, lost, referredNotes(without));
  expect(notesOf(tr.doc)).toEqual(['a: A', 'b: B']);
});

test('without references there is no list of notes', () => {
  const lost = new Map<string, Node>();
  const doc = deleteReferences(deleteReferences(read(TWO_NOTES), 'a', lost), 'b', lost);
  expect(write(doc)).toBe('<p>One two</p>');
});

test('a new reference gets an empty note', () => {
  const tr = new Transform(read('<p>One</p>'));
  tr.insert(4, schema.node('footnoteReference', { note: 'new' }));
  arrangeNotes(tr, new Map());
  expect(notesOf(tr.doc)).toEqual(['new: ']);
  tr.doc.check();
});
