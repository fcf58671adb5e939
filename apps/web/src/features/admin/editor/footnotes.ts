import { Node } from '@tiptap/core';
import { lastNode } from './last-node.ts';

/** In the editor, a reference and its note have the same key. `writeBody` numbers them. */
const noteKey = {
  addAttributes: () => ({
    note: {
      default: '',
      parseHTML: (element: HTMLElement) => element.getAttribute('data-note'),
      renderHTML: ({ note }: Record<string, unknown>) => ({ 'data-note': note }),
    },
  }),
};

/** The number in the text that refers to a footnote. */
export const FootnoteReference = Node.create({
  name: 'footnoteReference',
  ...noteKey,
  group: 'inline',
  inline: true,
  atom: true,
  parseHTML: () => [{ tag: 'sup[data-note]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['sup', HTMLAttributes],
});

/** The notes at the end of the text. */
export const Footnotes = Node.create({
  name: 'footnotes',
  ...lastNode,
  content: 'footnote+',
  isolating: true,
  selectable: false,
  parseHTML: () => [{ tag: 'section[data-footnotes]', contentElement: 'ol' }],
  renderHTML: () => ['section', { 'data-footnotes': '', 'aria-label': 'Footnotes' }, ['ol', 0]],
});

export const Footnote = Node.create({
  name: 'footnote',
  ...noteKey,
  content: 'block+',
  defining: true,
  isolating: true,
  selectable: false,
  parseHTML: () => [{ tag: 'li[data-note]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
});
