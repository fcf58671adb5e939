import { DOMParser, type Node, type Schema } from '@tiptap/pm/model';
import { Transform } from '@tiptap/pm/transform';
import { arrangeNotes } from './arrange-notes.ts';

/** Reads the elements of a body as a document of the editor. Changes the elements. */
export function readBody(schema: Schema, root: Element): Node {
  prepareBody(root);
  const tr = new Transform(DOMParser.fromSchema(schema).parse(root));
  arrangeNotes(tr, new Map());
  return tr.doc;
}

const HEADINGS = { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' };

/**
 * Converts what the schema can't read: footnotes, line breaks in code, and headings other than h2 and h3. Removes empty
 * tables.
 */
export function prepareBody(root: Element): void {
  for (const [from, to] of Object.entries(HEADINGS)) {
    for (const heading of root.querySelectorAll(from)) rename(heading, to);
  }
  for (const lineBreak of root.querySelectorAll('pre br')) lineBreak.replaceWith('\n');
  for (const table of root.querySelectorAll('table')) {
    if (!table.querySelector('td, th')) table.remove();
  }
  // Each text gets new keys, so that a reference in pasted text never leads to a note of the existing text.
  const prefix = crypto.randomUUID();
  readReferences(root, prefix);
  moveNotes(root, prefix);
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Converts references such as `<sup id="fnref-1"><a href="#fn-1">1</a></sup>` to `<sup data-note>`. */
function readReferences(root: Element, prefix: string): void {
  for (const link of root.querySelectorAll('a[href^="#fn-"]')) {
    const sup = link.closest('sup');
    const element = sup ?? link;
    const isReference =
      element.textContent?.trim() === link.textContent?.trim() && (sup || link.id.startsWith('fnref-'));
    if (!isReference) continue;
    const reference = root.ownerDocument.createElement('sup');
    reference.setAttribute('data-note', prefix + link.getAttribute('href')?.slice('#fn-'.length));
    element.replaceWith(reference);
  }
}

/** Moves all notes to one section at the end, and removes their links back to the text. */
function moveNotes(root: Element, prefix: string): void {
  const notes = [...root.querySelectorAll('section[data-footnotes] > ol > li, li[id^="fn-"]')];
  for (const [index, note] of notes.entries()) {
    const key = note.id ? note.id.slice('fn-'.length) : `unnamed-${index}`;
    if (!note.hasAttribute('data-note')) note.setAttribute('data-note', prefix + key);
    note.removeAttribute('id');
    for (const link of note.querySelectorAll('a[href^="#fnref-"]')) link.remove();
  }
  const list = root.ownerDocument.createElement('ol');
  const lists = new Set(notes.map((note) => note.parentElement));
  list.append(...notes);
  for (const emptied of lists) if (emptied && emptied.children.length === 0) emptied.remove();
  for (const section of root.querySelectorAll('section[data-footnotes]')) section.replaceWith(...section.childNodes);
  if (notes.length === 0) return;
  const section = root.ownerDocument.createElement('section');
  section.setAttribute('data-footnotes', '');
  section.append(list);
  root.append(section);
}
