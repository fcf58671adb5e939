import { DomUtils, parseDocument } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { citePapers } from './cite-papers.ts';
import { type Element, findReferences, notesById, type Reference, takeFootnotes, toHtml } from './footnotes.ts';

/**
 * Takes the consecutive parts of a text and returns them with the footnotes arranged for the article's page. Each note
 * is inserted once, after the first reference where the page can show the note beside the text. All notes are also
 * listed after the last part. A wide page shows the inserted notes and hides their copies in the list; a narrow page
 * shows only the list. Papers are cited as in the research library (docs/product.md, Articles).
 */
export function arrangeFootnotes(parts: readonly string[]): string[] {
  const taken = parts.map(takeFootnotes);
  const notes = notesById(taken.flatMap((part) => part.notes));
  if (notes.size === 0) return [...parts];
  for (const note of notes.values()) citePapers(note);
  const references = taken.flatMap(({ text }) => findReferences(text));
  const beside = new Set<Element>();
  for (const reference of references) {
    const note = notes.get(reference.note);
    const place = note && !beside.has(note) && placeBeside(reference.sup);
    if (!place) continue;
    DomUtils.append(place, besideNote(note, reference));
    beside.add(note);
  }
  for (const reference of references) {
    const note = notes.get(reference.note);
    if (note && beside.has(note)) addSecondLink(reference);
  }
  const list = listNotes([...notes.values()], beside);
  return taken.map(({ text }, index) => toHtml(text) + (index === taken.length - 1 ? list : ''));
}

const INLINE: ReadonlySet<string> = new Set(['a', 'em', 'strong', 'code', 'sup', 'sub']);
/** A note inside these elements would have no room beside the text, look different, or become part of a heading. */
const CLOSED: ReadonlySet<string> = new Set(['table', 'figure', 'pre', 'h2', 'h3']);
/** Matches the tags that end a line in a note. A note beside the text has a space there instead of a line break. */
const LINE_END = /<\/(?:p|li|blockquote|pre)>|<br\s*\/?>/g;

/**
 * Returns the node after which a note can be inserted, or undefined if the reference is in a table, figure, code block
 * or heading.
 */
function placeBeside(sup: Element): Element | undefined {
  let place = sup;
  for (let at = sup.parent; at && 'name' in at; at = at.parent) {
    if (CLOSED.has(at.name)) return undefined;
    if (INLINE.has(at.name)) place = at;
  }
  return place;
}

/**
 * Returns the copy of a note that is shown beside the text. The copy has no link back, and no blocks, since a paragraph
 * contains it.
 */
function besideNote(note: Element, { link, note: id }: Reference): Element {
  const text = sanitizeHtml(toHtml(note.children).replace(LINE_END, '$& '), {
    allowedTags: [...INLINE, 'wbr'],
    allowedAttributes: { a: ['href', 'rel'] },
    exclusiveFilter: ({ tag, attribs }) => tag === 'a' && attribs['href']?.startsWith('#fnref-') === true,
  });
  const number = `<span data-number="">${toHtml(link.children)}</span>`;
  const html = `<span role="note" data-note="" id="${besideId(id)}">${number} ${text.trim()}</span>`;
  return parseDocument(html).children[0] as Element; // the span
}

const besideId = (id: string): string => id.replace('fn-', 'note-');

/** Gives the reference a second link, to the note beside the text. The page shows only one of the two links. */
function addSecondLink({ link, note }: Reference): void {
  link.attribs['data-to'] = 'list';
  const copy = `<a href="#${besideId(note)}" data-to="note">${toHtml(link.children)}</a>`;
  DomUtils.append(link, parseDocument(copy).children[0] as Element); // the link
}

function listNotes(notes: readonly Element[], beside: ReadonlySet<Element>): string {
  notes.forEach((note, index) => {
    note.attribs['value'] = String(index + 1);
    if (beside.has(note)) note.attribs['data-beside'] = '';
  });
  const isBeside = notes.every((note) => beside.has(note)) ? ' data-beside=""' : '';
  return `<section data-footnotes=""${isBeside} aria-label="Notes"><h2>Notes</h2><ol>${toHtml([...notes])}</ol></section>`;
}
