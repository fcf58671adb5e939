import { Extension } from '@tiptap/core';
import { Fragment, type Node, type ResolvedPos, Slice } from '@tiptap/pm/model';
import { Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { arrangeNotes, noteOf, referredNotes } from './arrange-notes.ts';
import { findNodes } from './find-nodes.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    keepFootnotes: {
      /**
       * Inserts a reference and moves the cursor into its note. If the cursor is already in a note, only moves the
       * cursor back to the reference.
       */
      insertFootnote: () => ReturnType;
      /** If the cursor is in an empty note, deletes the note and its references. */
      deleteEmptyFootnote: () => ReturnType;
    };
  }
}

/** Keeps a note for each reference, keeps the notes in the order of the references, and numbers the references. */
export const KeepFootnotes = Extension.create({
  name: 'keepFootnotes',
  priority: 1000, // handles Backspace before other extensions do
  addCommands: () => ({
    insertFootnote:
      () =>
      ({ tr, dispatch }) => {
        const { $from, $to } = tr.selection;
        const around = noteAround($from);
        if (!around && !canRefer($to)) return false;
        if (dispatch) around ? selectReference(tr, around) : insertNote(tr);
        return true;
      },
    deleteEmptyFootnote:
      () =>
      ({ tr, dispatch }) => {
        const { $from, empty } = tr.selection;
        const note = noteAround($from);
        if (!empty || !note || note.content.size > 2) return false;
        if (dispatch) deleteNote(tr, note);
        return true;
      },
  }),
  addKeyboardShortcuts() {
    return {
      'Mod-Alt-f': () => this.editor.commands.insertFootnote(),
      Backspace: () => this.editor.commands.deleteEmptyFootnote(),
    };
  },
  addProseMirrorPlugins: () => [keepNotes()],
});

function noteAround($pos: ResolvedPos): Node | undefined {
  const depth = [2, 3].find((each) => $pos.depth >= each && $pos.node(each).type.name === 'footnote');
  return depth === undefined ? undefined : $pos.node(depth);
}

function canRefer({ parent }: ResolvedPos): boolean {
  return parent.type.inlineContent && !parent.type.spec.code;
}

function insertNote(tr: Transaction): void {
  const note = crypto.randomUUID();
  tr.insert(tr.selection.to, tr.doc.type.schema.node('footnoteReference', { note }));
  arrangeNotes(tr, new Map());
  const added = findNodes(tr.doc, 'footnote').find(({ node }) => noteOf(node) === note);
  if (added) tr.setSelection(TextSelection.near(tr.doc.resolve(added.pos + 1))).scrollIntoView();
}

function selectReference(tr: Transaction, note: Node): void {
  const reference = findReferences(tr.doc, noteOf(note))[0];
  if (reference) tr.setSelection(TextSelection.create(tr.doc, reference.pos + 1)).scrollIntoView();
}

function deleteNote(tr: Transaction, note: Node): void {
  const references = findReferences(tr.doc, noteOf(note));
  selectReference(tr, note);
  for (const { pos } of references.reverse()) tr.delete(pos, pos + 1);
  arrangeNotes(tr, new Map(), [noteOf(note)]);
}

function findReferences(doc: Node, note: string) {
  return findNodes(doc, 'footnoteReference').filter(({ node }) => noteOf(node) === note);
}

/** The plugin that keeps notes and references together after each change. */
function keepNotes(): Plugin {
  const lost = new Map<string, Node>();
  return new Plugin({
    appendTransaction: (transactions, before, { tr }) => {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      unlinkReferences(tr);
      arrangeNotes(tr, lost, referredNotes(before.doc));
      return tr.docChanged ? tr : null;
    },
    props: {
      decorations: ({ doc }) => {
        const notes = referredNotes(doc);
        const numbers = findNodes(doc, 'footnoteReference').map(({ node, pos }) =>
          Decoration.node(pos, pos + 1, { 'data-number': String(notes.indexOf(noteOf(node)) + 1) }),
        );
        return DecorationSet.create(doc, numbers);
      },
      // The notes of pasted text are added to the notes at the end of this document.
      transformPasted: ({ content, openStart, openEnd }) => {
        const last = content.lastChild;
        if (last?.type.name !== 'footnotes' || content.childCount === 1) return new Slice(content, openStart, openEnd);
        for (const note of last.children) lost.set(noteOf(note), note);
        return new Slice(Fragment.from(content.content.slice(0, -1)), openStart, 0);
      },
    },
  });
}

/** A reference is itself a link, so it can't be inside another link. */
function unlinkReferences(tr: Transaction): void {
  const { link } = tr.doc.type.schema.marks;
  for (const { node, pos } of findNodes(tr.doc, 'footnoteReference')) {
    if (link?.isInSet(node.marks)) tr.removeMark(pos, pos + 1, link);
  }
}
