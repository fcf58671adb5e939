import { expect, test } from 'vitest';
import { arrangeFootnotes } from '../../src/content/html/arrange-footnotes.ts';
import { citedDois } from '../../src/content/html/cited-dois.ts';
import { withOwnFootnotes } from '../../src/content/html/footnotes.ts';
import { plainText } from '../../src/content/html/reading-minutes.ts';
import { sanitizeBody } from '../../src/content/html/sanitize-body.ts';
import { splitBody } from '../../src/content/html/split-body.ts';

const reference = (key: string) => `<sup id="fnref-${key}"><a href="#fn-${key}">${key}</a></sup>`;
const note = (key: string, text: string) => `<li id="fn-${key}"><p>${text} <a href="#fnref-${key}">Back</a></p></li>`;
const footnotes = (...notes: string[]) => `<section data-footnotes><ol>${notes.join('')}</ol></section>`;

/** Returns the texts of the notes beside the text, or of the notes in the list. */
function notesIn(html: string, where: 'beside' | 'list'): string[] {
  const [text = '', list = ''] = html.split('<section');
  const found =
    where === 'beside' ? text.match(/<span role="note".*?<\/span> .*?<\/span>/g) : list.match(/<li.*?<\/li>/g);
  return (found ?? []).map((each) => plainText(each));
}

function freePart(body: string): string {
  const parts = splitBody(sanitizeBody(body));
  if (!parts) throw new Error('the body has no members break');
  return withOwnFootnotes(parts);
}

test('each note appears after its first reference and in the list, and only the list links back', () => {
  const body = `<p>One${reference('1')} two${reference('2')} again${reference('1')}.</p>${footnotes(note('1', 'First.'), note('2', 'Second.'))}`;
  const [html = ''] = arrangeFootnotes([sanitizeBody(body)]);
  expect(notesIn(html, 'beside')).toEqual(['1 First.', '2 Second.']);
  expect(notesIn(html, 'list')).toEqual(['First. Back', 'Second. Back']);
  expect(html.match(/<a href="#fn-1" data-to="list">1<\/a><a href="#note-1" data-to="note">1<\/a>/g)).toHaveLength(2);
  expect(html.match(/ id="note-1"/g)).toHaveLength(1);
});

test.each([
  ['emphasised text', `<p>a <em>b${reference('1')}</em> c</p>`, `</em><span role="note"`],
  ['a quote', `<blockquote><p>a${reference('1')}</p></blockquote>`, `</sup><span role="note"`],
  ['a list', `<ul><li>a${reference('1')}</li></ul>`, `</sup><span role="note"`],
])('the note of a reference in %s is shown beside the text', (_where, text, html) => {
  expect(arrangeFootnotes([`${text}${footnotes(note('1', 'A note.'))}`])[0]).toContain(html);
});

test.each(['h2', 'h3'])('the note of a reference in an %s is only in the list', (name) => {
  const [html = ''] = arrangeFootnotes([`<${name}>a${reference('1')}</${name}>${footnotes(note('1', 'A note.'))}`]);
  expect(notesIn(html, 'beside')).toEqual([]);
  expect(notesIn(html, 'list')).toEqual(['A note. Back']);
});

test('beside the text, spaces separate the lines, list items and paragraphs of a note', () => {
  const [html = ''] = arrangeFootnotes([
    `<p>a${reference('1')}</p>${footnotes(note('1', 'One<br />two</p><ul><li>three</li><li>four</li></ul><p>five'))}`,
  ]);
  expect(notesIn(html, 'beside')).toEqual(['1 One two three four five']);
});

test('a note whose reference is in a table is only in the list, and so is a note without a reference', () => {
  const table = `<table><tbody><tr><td>1${reference('1')}</td></tr></tbody></table>`;
  const [html = ''] = arrangeFootnotes([`${table}${footnotes(note('1', 'Of the table.'), note('9', 'Of nothing.'))}`]);
  expect(notesIn(html, 'beside')).toEqual([]);
  expect(notesIn(html, 'list')).toEqual(['Of the table. Back', 'Of nothing. Back']);
  expect(html).not.toContain('data-beside');
});

test('the parts of a premium text share one list of notes, after the last part', () => {
  const parts = splitBody(
    sanitizeBody(
      `<p>a${reference('1')}</p><hr data-members><p>b${reference('2')}</p>${footnotes(note('1', 'A.'), note('2', 'B.'))}`,
    ),
  );
  const [free = '', members = ''] = arrangeFootnotes([parts?.free ?? '', parts?.members ?? '']);
  expect([notesIn(free, 'beside'), notesIn(free, 'list')]).toEqual([['1 A.'], []]);
  expect([notesIn(members, 'beside'), notesIn(members, 'list')]).toEqual([['2 B.'], ['A. Back', 'B. Back']]);
});

test('a text without footnotes stays as it is', () => {
  expect(arrangeFootnotes(['<p>a &amp; b<br /></p>'])).toEqual(['<p>a &amp; b<br /></p>']);
});

test('a paper of the library is cited with its authors, journal and year, and links to the library', () => {
  const cited =
    '<a href="https://doi.org/10.1016/S0140-6736(14)62000-6">https://doi.org/10.1016/S0140-6736(14)62000-6</a>';
  const named = '<a href="https://doi.org/10.1093/sleep/33.5.585">a review</a>';
  const unknown = '<a href="https://doi.org/10.9999/unknown">10.9999/unknown</a>';
  const notes = footnotes(note('1', cited), note('2', `See ${named}.`), note('3', unknown));
  const [html = ''] = arrangeFootnotes([`<p>a${reference('1')}${reference('2')}${reference('3')}</p>${notes}`]);
  expect(notesIn(html, 'beside')).toEqual([
    '1 Leong DP, Teo KK, Rangarajan S, et al. The Lancet, 2015. doi.org/10.1016/S0140-6736(14)62000-6 · In our library',
    '2 See a review · In our library.',
    '3 10.9999/unknown',
  ]);
  expect(html).toContain(
    '<a href="/research?cursor=prognostic-value-of-grip-strength#prognostic-value-of-grip-strength">',
  );
});

test('if an author wrote a citation in front of a DOI, no citation is added', () => {
  const doi = '10.1016/S0140-6736(14)62000-6';
  const written = `Leong and others, 2015. <em><a href="https://doi.org/${doi}">${doi}</a></em>`;
  const [html = ''] = arrangeFootnotes([`<p>a${reference('1')}</p>${footnotes(note('1', written))}`]);
  expect(notesIn(html, 'beside')).toEqual([`1 Leong and others, 2015. doi.org/${doi} · In our library`]);
});

test('the free part has only the footnotes that it refers to, wherever the list is', () => {
  const notes = footnotes(note('1', 'Free.'), note('2', 'Secret.'), note('3', 'Unused secret.'));
  const text = `<p>a${reference('1')}</p>`;
  const hidden = `<p>b${reference('2')}</p>`;
  const own = sanitizeBody(`${text}${footnotes(note('1', 'Free.'))}`);
  expect(freePart(`${text}<hr data-members>${hidden}${notes}`)).toBe(own);
  expect(freePart(`${text}${notes}<hr data-members>${hidden}`)).toBe(own);
  expect(freePart(`<p>a</p><hr data-members>${hidden}${notes}`)).toBe('<p>a</p>');
});

test('a footnote that contains the members break is free only up to the break', () => {
  const [start, end] = ['<li id="fn-1"><p>Free.</p>', '<p>Secret.</p></li>'];
  const free = freePart(`<p>a${reference('1')}</p>${footnotes(`${start}<hr data-members>${end}`)}`);
  expect(free).toContain('Free.');
  expect(free).not.toContain('Secret.');
});

test('the cited DOIs are those of the links to doi.org, each once and in lower case', () => {
  const link = (href: string) => `<a href="${href}">x</a>`;
  const links = ['https://doi.org/10.1016/S0140-6736%2899%2901376-8', 'http://dx.doi.org/10.1093/sleep/26.2.117?x=1#y'];
  const others = [
    'https://doi.org/10.1016/s0140-6736(99)01376-8',
    'https://example.com/10.1000/1',
    '10.1000/2',
    '/10.1/3',
  ];
  expect(citedDois([...links, ...others].map(link).join(' '))).toEqual([
    '10.1016/s0140-6736(99)01376-8',
    '10.1093/sleep/26.2.117',
  ]);
});
