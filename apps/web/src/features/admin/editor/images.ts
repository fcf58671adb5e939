import { Node } from '@tiptap/core';
import { Image as TiptapImage } from '@tiptap/extension-image';
import { DOMParser, Fragment, type Schema } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import { LAST, lastNode } from './last-node.ts';

/** The same patterns as in core's sanitiser. */
const SOURCE = /^(?:https:\/\/|\/(?![/\\]))/;
const LIBRARY_URL = /^https?:\/\/[^/]+(?=\/media-files\/[0-9a-f-]{36}\/)/;
const PIXELS = /^\d{1,5}$/;

const imageParts = {
  addAttributes: () => ({
    src: { isRequired: true, parseHTML: readSource },
    alt: { default: null },
    width: { default: null, parseHTML: (element: HTMLElement) => pixels(element.getAttribute('width')) },
    height: { default: null, parseHTML: (element: HTMLElement) => pixels(element.getAttribute('height')) },
  }),
};

function pixels(value: string | null): string | null {
  return value && PIXELS.test(value) ? value : null;
}

/** Returns the source of an image. For an image from the media library, this is only the path. */
function readSource(element: HTMLElement): string {
  return (element.getAttribute('src') ?? '').replace(LIBRARY_URL, '');
}

/** Rejects images whose source the sanitiser would remove. */
function isAllowed(element: HTMLElement): null | false {
  return SOURCE.test(readSource(element)) ? null : false;
}

/** An image between the words of a paragraph. */
export const Image = TiptapImage.extend({
  ...imageParts,
  parseHTML: () => [{ tag: 'img[src]', getAttrs: isAllowed }],
}).configure({ inline: true });

/** An image in a figure. */
export const FigureImage = Node.create({
  name: 'figureImage',
  ...imageParts,
  atom: true,
  draggable: false,
  parseHTML: () => [{ tag: 'img[src]', context: 'figure/', priority: 60, getAttrs: isAllowed }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/**
 * An image or a table, with its caption. If `isTable` is true, the saved HTML is a `table` that contains the caption,
 * without a `figure`.
 */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(block | figureImage)+ caption?',
  marks: 'link',
  defining: true,
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    isTable: {
      default: false,
      parseHTML: (element) => element.localName === 'table' || element.hasAttribute('data-table'),
      renderHTML: ({ isTable }) => (isTable ? { 'data-table': '' } : {}),
    },
  }),
  parseHTML: () => [
    { tag: 'figure' },
    {
      tag: 'table',
      priority: 60,
      getAttrs: (element) => (element.querySelector('caption') ? {} : false),
      getContent: (element, schema) => readCaptionedTable(element as HTMLElement, schema), // the rule matches a tag, so this is an element
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      Backspace: () => this.editor.commands.deleteFigure(),
      Delete: () => this.editor.commands.deleteFigure(),
      Enter: () => this.editor.commands.leaveCaption(),
    };
  },
  addCommands: () => ({
    deleteFigure:
      () =>
      ({ tr, dispatch }) => {
        const { $from, $to } = tr.selection;
        const isImage = $from.parent.type.name === 'figure' && $from.nodeAfter?.type.name === 'figureImage';
        if (!isImage || $to.pos !== $from.pos + 1) return false;
        if (dispatch) tr.delete($from.before(), $from.after());
        return true;
      },
    leaveCaption:
      () =>
      ({ tr, dispatch }) => {
        const { $to } = tr.selection;
        if ($to.parent.type.name !== 'caption') return false;
        const below = $to.after(-1);
        if (dispatch)
          tr.insert(below, tr.doc.type.schema.node('paragraph')).setSelection(TextSelection.create(tr.doc, below + 1));
        return true;
      },
  }),
});

export const Caption = Node.create({
  name: 'caption',
  ...lastNode,
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
});

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    figure: {
      /** Deletes the figure whose image is selected. */
      deleteFigure: () => ReturnType;
      /** If the cursor is in a caption, inserts a paragraph below the figure. */
      leaveCaption: () => ReturnType;
    };
  }
}

/** Reads a table and its caption as the content of a figure. */
function readCaptionedTable(element: HTMLElement, schema: Schema): Fragment {
  const table = element.cloneNode(true) as HTMLElement; // a clone has the same type
  const box = element.ownerDocument.createElement('div');
  const captions = [...table.querySelectorAll('caption')];
  for (const caption of captions) caption.remove();
  box.append(table);
  const parser = DOMParser.fromSchema(schema);
  const { caption: captionType } = schema.nodes;
  const [first] = captions;
  const caption = first && captionType ? [parser.parse(first, { topNode: captionType.create(LAST) })] : [];
  return Fragment.from([...parser.parse(box).children, ...caption]);
}
