import type { Node } from '@tiptap/pm/model';
import type { Transform } from '@tiptap/pm/transform';
import { findNodes } from './find-nodes.ts';
import { LAST } from './last-node.ts';

/** Returns the keys of the notes that the text refers to, in the order of the first references. */
export function referredNotes(doc: Node): string[] {
  return [...new Set(findNodes(doc, 'footnoteReference').map(({ node }) => noteOf(node)))];
}

export function noteOf(node: Node): string {
  return String(node.attrs['note']);
}

/**
 * Gives each reference a note, and puts the notes into the order of their references. `before` has the keys that were
 * referenced before the change. If the change deleted the last reference to a note, the note moves to the map `lost`,
 * in case the reference is pasted elsewhere. Other notes without a reference stay at the end.
 */
export function arrangeNotes(tr: Transform, lost: Map<string, Node>, before: readonly string[] = []): void {
  const { footnote, footnotes } = tr.doc.type.schema.nodes;
  if (!footnote || !footnotes) return;
  const last = tr.doc.lastChild;
  const old = last?.type === footnotes ? last.children : [];
  const notes = new Map(old.map((note) => [noteOf(note), note]));
  const keys = referredNotes(tr.doc);
  const others = [...notes.keys()].filter((key) => !keys.includes(key));
  for (const key of before) {
    const note = notes.get(key);
    if (note && others.includes(key)) lost.set(key, note);
  }
  const kept = others.filter((key) => !before.includes(key));
  const wanted = [...keys, ...kept].flatMap(
    (key) => notes.get(key) ?? lost.get(key) ?? footnote.createAndFill({ note: key }) ?? [],
  );
  if (wanted.length === old.length && wanted.every((note, index) => note === old[index])) return;
  const end = tr.doc.content.size;
  const start = end - (old.length > 0 && last ? last.nodeSize : 0);
  tr.replaceWith(start, end, wanted.length > 0 ? footnotes.create(LAST, wanted) : []);
}
