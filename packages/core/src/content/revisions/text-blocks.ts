import { DomUtils, parseDocument } from 'htmlparser2';

/** A piece of a body that is compared as a whole: a paragraph, a heading, an item of a list, a row of a table. */
export interface TextBlock {
  /** The name of the innermost block element: 'p', 'h2', 'li'. */
  element: string;
  text: string;
  /** The content of the block as HTML. Unlike `text`, it also shows changes to links and formatting. */
  html: string;
}

type Node = ReturnType<typeof parseDocument>['children'][number];

/** Elements that contain blocks or are blocks. */
const BLOCKS: ReadonlySet<string> = new Set([
  ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre', 'figure', 'figcaption', 'section'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr'],
]);
/** Elements without content. Each of them is a block of its own. */
const EMPTY: ReadonlySet<string> = new Set(['img', 'hr']);
const CELLS: ReadonlySet<string> = new Set(['td', 'th']);

/** Returns the blocks of a sanitised body in their order. Blocks without text are left out, except `img` and `hr`. */
export function textBlocks(body: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let inline: Node[] = [];
  const flush = (element: string) => {
    const text = textOf(inline);
    if (text) blocks.push({ element, text, html: DomUtils.getOuterHTML(inline) });
    inline = [];
  };
  const visit = (node: Node, element: string) => {
    const name = nameOf(node);
    if (EMPTY.has(name)) {
      flush(element);
      blocks.push({ element: name, text: labelOf(node), html: DomUtils.getOuterHTML(node) });
      return;
    }
    if (!BLOCKS.has(name)) {
      inline.push(node);
      return;
    }
    flush(element);
    for (const child of childrenOf(node)) visit(child, name);
    flush(name);
  };
  for (const node of parseDocument(body).children) visit(node, 'p');
  flush('p');
  return blocks;
}

/** Returns the text of nodes in one line. Cells of a row are separated, and a picture contributes its description. */
function textOf(nodes: readonly Node[]): string {
  const text = nodes.map(rawText).join('').replace(/\s+/g, ' ');
  return text.replace(/^[ |]+/, '').trim();
}

function rawText(node: Node): string {
  if ('data' in node) return node.data;
  const name = nameOf(node);
  if (name === 'br') return ' ';
  if (name === 'img') return labelOf(node);
  const text = childrenOf(node).map(rawText).join('');
  return CELLS.has(name) ? ` | ${text}` : text;
}

function labelOf(node: Node): string {
  const { alt = '', src = '' } = 'attribs' in node ? node.attribs : {};
  return alt || src;
}

const nameOf = (node: Node): string => ('name' in node ? node.name : '');
const childrenOf = (node: Node): Node[] => ('children' in node ? node.children : []);
