import { DOMSerializer, type Node } from '@tiptap/pm/model';

/** Returns the HTML of a document of the editor, in the form that core's sanitiser keeps. */
export function writeBody(doc: Node, document: Document): string {
  const root = document.createElement('div');
  root.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content, { document }));
  numberNotes(root);
  for (const table of root.querySelectorAll('table')) finishTable(table);
  removeAttributes(root);
  removeEmptyParts(root);
  unwrapSoleParagraphs(root);
  return root.innerHTML;
}

/** Numbers the references and notes. Each note that has references gets a link back to the first of them. */
function numberNotes(root: Element): void {
  const numbers = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const sup of root.querySelectorAll('sup[data-note]')) {
    const note = takeKey(sup);
    const number = numbers.get(note) ?? numbers.size + 1;
    numbers.set(note, number);
    const count = (counts.get(note) ?? 0) + 1;
    counts.set(note, count);
    sup.id = count === 1 ? `fnref-${number}` : `fnref-${number}-${count}`;
    sup.replaceChildren(linkTo(root, `#fn-${number}`, String(number)));
  }
  let unused = numbers.size;
  for (const item of root.querySelectorAll('li[data-note]')) {
    const number = numbers.get(takeKey(item));
    item.id = `fn-${number ?? ++unused}`;
    if (number !== undefined) appendLinkBack(item, number);
  }
  root.querySelector('section[data-footnotes]')?.removeAttribute('aria-label');
}

function takeKey(element: Element): string {
  const key = element.getAttribute('data-note') ?? '';
  element.removeAttribute('data-note');
  return key;
}

function appendLinkBack(item: Element, number: number): void {
  const link = linkTo(item, `#fnref-${number}`, 'Back');
  const last = item.lastElementChild;
  if (last?.localName === 'p') {
    last.append(last.childNodes.length > 0 ? ' ' : '', link);
    return;
  }
  const paragraph = item.ownerDocument.createElement('p');
  paragraph.append(link);
  item.append(paragraph);
}

function linkTo({ ownerDocument }: Element, href: string, text: string): Element {
  const link = ownerDocument.createElement('a');
  link.setAttribute('href', href);
  link.textContent = text;
  return link;
}

/** Moves header rows into a `thead`, sets the `scope` of header cells, and puts the caption into the table. */
function finishTable(table: Element): void {
  const [body] = table.children;
  if (!body) return;
  const rows = [...body.children];
  const end = rows.findIndex((row) => !isHeaderRow(row));
  const headerRows = end === -1 ? rows : rows.slice(0, end);
  for (const cell of table.querySelectorAll('th')) {
    const row = cell.parentElement;
    if (row?.parentElement === body) cell.setAttribute('scope', headerRows.includes(row) ? 'col' : 'row');
  }
  if (headerRows.length > 0) {
    const head = table.ownerDocument.createElement('thead');
    head.append(...headerRows);
    body.before(head);
  }
  if (body.children.length === 0) body.remove();
  const figure = table.parentElement;
  if (!figure?.hasAttribute('data-table') || figure.querySelector('table') !== table) return;
  const caption = [...figure.children].find(({ localName }) => localName === 'figcaption');
  const inside = table.ownerDocument.createElement('caption');
  inside.append(...(caption?.childNodes ?? []));
  caption?.remove();
  if (inside.childNodes.length > 0) table.prepend(inside);
  figure.replaceWith(...figure.childNodes);
}

/** Whether a row has header cells, and no other cells with text. */
function isHeaderRow({ children }: Element): boolean {
  const cells = [...children];
  const isHeader = (cell: Element) => cell.localName === 'th';
  return cells.some(isHeader) && cells.every((cell) => isHeader(cell) || isEmpty(cell));
}

function isEmpty(element: Element): boolean {
  return element.textContent === '' && !element.querySelector('img, br, hr, table, sup');
}

/** Removes the editor's attributes that the sanitiser would remove. */
function removeAttributes(root: Element): void {
  for (const list of root.querySelectorAll('ol')) {
    list.removeAttribute('type');
    if (!/^\d{1,4}$/.test(list.getAttribute('start') ?? '') || list.getAttribute('start') === '1')
      list.removeAttribute('start');
  }
  for (const code of root.querySelectorAll('pre > code')) code.removeAttribute('class');
  for (const figure of root.querySelectorAll('figure')) figure.removeAttribute('data-table');
}

/** Removes empty captions, and the empty paragraphs that the editor adds before a nested list and at the end. */
function removeEmptyParts(root: Element): void {
  for (const caption of root.querySelectorAll('figcaption')) if (isEmpty(caption)) caption.remove();
  for (const item of root.querySelectorAll('li')) {
    const first = item.firstElementChild;
    if (first?.localName === 'p' && isEmpty(first) && first.nextElementSibling) first.remove();
  }
  const section = root.querySelector('section[data-footnotes]');
  for (;;) {
    const last = section ? section.previousElementSibling : root.lastElementChild;
    if (last?.localName !== 'p' || !isEmpty(last)) return;
    last.remove();
  }
}

/** Writes `<li>text</li>` instead of `<li><p>text</p></li>`, and the same in tables. */
function unwrapSoleParagraphs(root: Element): void {
  for (const box of root.querySelectorAll('li, td, th')) {
    const [only] = box.children;
    if (box.childNodes.length === 1 && only?.localName === 'p') only.replaceWith(...only.childNodes);
  }
}
