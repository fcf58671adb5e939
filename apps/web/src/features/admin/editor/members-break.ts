import { Node } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import styles from './body-editor.module.css';
import { findNodes } from './find-nodes.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    membersBreak: {
      /**
       * Inserts the members break above or below the block that contains the cursor, or moves the existing break there.
       */
      setMembersBreak: () => ReturnType;
      removeMembersBreak: () => ReturnType;
    };
  }
}

/** The line below which a premium text is for members. A body has at most one. */
export const MembersBreak = Node.create({
  name: 'membersBreak',
  group: 'block',
  atom: true,
  selectable: true,
  draggable: true,
  parseHTML: () => [{ tag: 'hr[data-members]' }],
  renderHTML: () => ['hr', { 'data-members': '' }],
  addNodeView: () => () => {
    const dom = document.createElement('div');
    dom.className = styles.membersBreak ?? '';
    dom.textContent = 'Members only below this line';
    return { dom };
  },
  addCommands: () => ({
    setMembersBreak:
      () =>
      ({ tr, dispatch }) => {
        const place = placeOfBlock(tr.selection.$from);
        if (!dispatch) return true;
        deleteBreak(tr);
        tr.insert(tr.mapping.map(place), tr.doc.type.schema.node('membersBreak'));
        return true;
      },
    removeMembersBreak:
      () =>
      ({ tr, dispatch }) =>
        dispatch ? deleteBreak(tr) : findNodes(tr.doc, 'membersBreak').length > 0,
  }),
  // Pasted text may contain another break. Only the first one in the document stays.
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (_transactions, _before, { doc, tr }) => {
        const extra = findNodes(doc, 'membersBreak').slice(1).reverse();
        for (const { pos, node } of extra) tr.delete(pos, pos + node.nodeSize);
        return extra.length > 0 ? tr : null;
      },
    }),
  ],
});

/** Returns the position above the block if the cursor is at the block's start, otherwise the position below it. */
function placeOfBlock($from: ResolvedPos): number {
  if ($from.depth === 0) return $from.pos;
  const isAtStart = $from.pos - $from.before(1) === $from.depth;
  const isAbove = isAtStart || $from.node(1).type.name === 'footnotes';
  return isAbove ? $from.before(1) : $from.after(1);
}

function deleteBreak(tr: Transaction): boolean {
  const [old] = findNodes(tr.doc, 'membersBreak');
  if (old) tr.delete(old.pos, old.pos + old.node.nodeSize);
  return old !== undefined;
}
