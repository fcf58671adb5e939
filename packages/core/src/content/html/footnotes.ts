import { DomUtils, parseDocument } from 'htmlparser2';
import { sanitizeBody } from './sanitize-body.ts';

export type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;
type Tree = ReturnType<typeof parseDocument>;

/** The ID of a footnote: 'fn-1'. */
const NOTE_ID = /^fn-/;

/** Parses sanitised HTML, and takes its footnotes out of the text. */
export function takeFootnotes(html: string): { text: Tree; notes: Element[] } {
  const text = parseDocument(html);
  const sections = DomUtils.findAll(({ attribs }) => 'data-footnotes' in attribs, text.children);
  const isNote = ({ name, attribs }: Element) => name === 'li' && NOTE_ID.test(attribs['id'] ?? '');
  const notes = sections.flatMap((section) => DomUtils.findAll(isNote, section.children));
  for (const section of sections) DomUtils.removeElement(section);
  return { text, notes };
}

/** Returns the notes by ID, in the given order. If several notes have the same ID, only the first one counts. */
export function notesById(notes: readonly Element[]): Map<string, Element> {
  const found = new Map<string, Element>();
  for (const note of notes) {
    const id = note.attribs['id'] ?? '';
    if (!found.has(id)) found.set(id, note);
  }
  return found;
}

export interface Reference {
  sup: Element;
  link: Element;
  /** The ID of the note that the reference leads to. */
  note: string;
}

/** Returns the references to footnotes in the order of the text. */
export function findReferences(text: Tree): Reference[] {
  return DomUtils.getElementsByTagName('sup', text, true).flatMap((sup) => {
    const [link] = DomUtils.getElementsByTagName('a', sup, true, 1);
    const note = link?.attribs['href']?.slice(1) ?? '';
    return link && NOTE_ID.test(note) ? [{ sup, link, note }] : [];
  });
}

export function toHtml(nodes: Parameters<typeof DomUtils.getOuterHTML>[0]): string {
  return DomUtils.getOuterHTML(nodes, { encodeEntities: 'utf8' });
}

/**
 * Returns the free part of a body with the footnotes that it refers to, whether they are before or after the members
 * break. All other footnotes are left out.
 */
export function withOwnFootnotes({ free, members }: { free: string; members: string }): string {
  const { text, notes } = takeFootnotes(free);
  const all = notesById([...notes, ...takeFootnotes(members).notes]);
  if (all.size === 0) return free;
  const referred = new Set(findReferences(text).map(({ note }) => note));
  const own = [...referred].flatMap((id) => all.get(id) ?? []);
  const section = own.length > 0 ? `<section data-footnotes><ol>${toHtml(own)}</ol></section>` : '';
  return sanitizeBody(toHtml(text) + section);
}
