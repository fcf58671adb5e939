import { type Attrs, Fragment, type Mark, type Node, type NodeType } from '@tiptap/pm/model';
import { Transform } from '@tiptap/pm/transform';
import { arrangeNotes } from '../../../src/features/admin/editor/arrange-notes.ts';
import { LAST } from '../../../src/features/admin/editor/last-node.ts';
import { schema } from './editor-schema.ts';

type Random = (max: number) => number;

/**
 * Returns a function that returns a pseudorandom integer from 0 to `max` − 1. A seed always gives the same sequence.
 */
function randomFrom(seed: number): Random {
  let state = seed * 7919 + 1;
  return (max) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * max);
  };
}

const WORDS = ['age', 'a < b', '“so”', 'x & y', '&amp;', 'été', '<b>', 'one\u00a0two', "it's", '5 > 4'];
const URLS = ['https://example.com/a?b=1&c=2', 'http://example.com', 'mailto:a@example.com', '/episodes', '#top'];
const SOURCES = ['/media-files/a.avif', 'https://example.com/b.png'];
const MAX_DEPTH = 3;
const MAX_CHILDREN = 8;

/** Generates a pseudorandom document, in which every node and mark of the schema can occur. */
export function generateDocument(seed: number): Node {
  const random = randomFrom(seed);
  const doc = generateNode(schema.topNodeType, random, 0);
  const tr = new Transform(keepOneBreak(doc));
  arrangeNotes(tr, new Map());
  return tr.doc;
}

function generateNode(type: NodeType, random: Random, depth: number): Node {
  const content = type.isLeaf ? [] : generateContent(type, random, depth + 1);
  return type.create(generateAttributes(type, random), Fragment.from(content));
}

function generateContent(type: NodeType, random: Random, depth: number): Node[] {
  const nodes: Node[] = [];
  let match = type.contentMatch;
  for (let n = 0; n < MAX_CHILDREN; n++) {
    if (match.validEnd && nodes.length > 0 && random(2) === 0) break;
    const all = Array.from({ length: match.edgeCount }, (_, edge) => match.edge(edge).type);
    const possible = all.filter((each) => each.name !== 'footnotes'); // `arrangeNotes` adds the notes of the references
    const flat = possible.filter((each) => each.isInline || each.isTextblock);
    const types = depth > MAX_DEPTH && flat.length > 0 ? flat : possible;
    const next = types[random(types.length)];
    if (!next) break;
    const node = next.isText ? schema.text(generateText(random)) : generateNode(next, random, depth);
    nodes.push(node.mark(generateMarks(type, node, random)));
    match = match.matchType(next) ?? match;
  }
  return nodes;
}

function generateText(random: Random): string {
  return Array.from({ length: 1 + random(4) }, () => WORDS[random(WORDS.length)]).join(' ');
}

function generateMarks(parent: NodeType, node: Node, random: Random): readonly Mark[] {
  const isNoLink = node.type.name === 'footnoteReference' || (node.isBlock && node.type.name !== 'figureImage');
  const types = Object.values(schema.marks).filter((mark) => parent.allowsMarkType(mark) && random(5) === 0);
  const kept = types.filter(({ name }) => !(isNoLink && name === 'link'));
  return kept.reduce<readonly Mark[]>((marks, mark) => {
    const attrs = mark.name === 'link' ? { href: URLS[random(URLS.length)] } : null;
    return mark.create(attrs).addToSet(marks);
  }, []);
}

function generateAttributes({ name }: NodeType, random: Random): Attrs | null {
  const image = () => ({
    src: SOURCES[random(SOURCES.length)],
    alt: [null, '', 'A "curve" & <more>'][random(3)],
    ...(random(2) === 0 ? { width: '600', height: '400' } : {}),
  });
  const cell = () => ({ colspan: random(4) === 0 ? 2 : 1, rowspan: random(4) === 0 ? 3 : 1 });
  const kinds: Record<string, () => Attrs> = {
    heading: () => ({ level: 2 + random(2) }),
    orderedList: () => ({ start: 1 + random(5) }),
    image,
    figureImage: image,
    tableCell: cell,
    tableHeader: cell,
    caption: () => LAST,
    footnoteReference: () => ({ note: `key-${random(4)}` }),
  };
  return kinds[name]?.() ?? null;
}

/** Keeps only the first `membersBreak` node, as the editor does. */
function keepOneBreak(doc: Node): Node {
  const tr = new Transform(doc);
  const breaks: number[] = [];
  doc.descendants((node, pos) => {
    if (node.type.name === 'membersBreak') breaks.push(pos);
  });
  for (const pos of breaks.slice(1).reverse()) tr.replaceWith(pos, pos + 1, schema.node('paragraph'));
  return tr.doc;
}
