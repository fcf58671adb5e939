import { expect, test } from 'vitest';
import { compareTexts } from '../../src/content/revisions/compare-texts.ts';
import { textBlocks } from '../../src/content/revisions/text-blocks.ts';

const text = (bodyRichtext: string) => ({ title: 'A title', excerpt: 'An excerpt', bodyRichtext, topics: [] });
const compare = (older: string, newer: string) =>
  compareTexts(text(older), text(newer)).body.map(({ kind, element, segments }) => [
    kind,
    element,
    segments.map((segment) => `${{ same: '', added: '+', removed: '-' }[segment.kind]}${segment.text}`).join('/'),
  ]);

test('a body is divided into headings, paragraphs, items, rows and pictures', () => {
  const body =
    '<h2>One</h2><p>t<em>w</em>o<br />lines</p><ul><li>a<ul><li>b</li></ul></li><li><p>c</p></li></ul>' +
    '<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table><figure><img src="/a.png" alt="A curve" />' +
    '<figcaption>Caption</figcaption></figure><hr data-members /><p></p>loose';
  expect(textBlocks(body).map(({ element, text }) => `${element}: ${text}`)).toEqual([
    'h2: One',
    'p: two lines',
    'li: a',
    'li: b',
    'p: c',
    'tr: 1 | 2',
    'img: A curve',
    'figcaption: Caption',
    'hr: ',
    'p: loose',
  ]);
});

test('changed words are shown within their block, and other blocks stay whole', () => {
  expect(compare('<p>Same.</p><p>A fast walk.</p><p>End.</p>', '<p>Same.</p><p>A slow walk.</p><p>End.</p>')).toEqual([
    ['same', 'p', 'Same.'],
    ['changed', 'p', 'A /-fast/+slow/ walk.'],
    ['same', 'p', 'End.'],
  ]);
});

test('a comparison shows which blocks are new, removed or replaced', () => {
  expect(compare('<p>a</p><p>b</p>', '<p>a</p><p>new</p><p>b</p>')).toEqual([
    ['same', 'p', 'a'],
    ['added', 'p', '+new'],
    ['same', 'p', 'b'],
  ]);
  expect(compare('<p>a</p><p>old</p>', '<p>a</p>')).toEqual([
    ['same', 'p', 'a'],
    ['removed', 'p', '-old'],
  ]);
  expect(compare('<p>Apples.</p>', '<h2>Pears</h2><p>More</p>')).toEqual([
    ['removed', 'p', '-Apples.'],
    ['added', 'h2', '+Pears'],
    ['added', 'p', '+More'],
  ]);
});

test('a block is marked as changed even if only its formatting differs', () => {
  expect(compare('<p>A walk</p>', '<p>A <strong>walk</strong></p>')).toEqual([['changed', 'p', 'A walk']]);
});

test('the title and the excerpt are compared word by word, and the topics are compared as a set', () => {
  const older = { title: 'A fast walk', excerpt: 'Same', bodyRichtext: '', topics: ['sleep', 'exercise'] };
  const newer = { title: 'A walk', excerpt: 'Same', bodyRichtext: '', topics: ['exercise', 'nutrition'] };
  expect(compareTexts(older, newer)).toMatchObject({
    title: expect.arrayContaining([{ kind: 'removed', text: expect.stringContaining('fast') }]),
    excerpt: [{ kind: 'same', text: 'Same' }],
    body: [],
    topics: { added: ['nutrition'], removed: ['sleep'] },
  });
});

test('two bodies of the maximum length can be compared even if they have nothing in common', () => {
  const bodyOf = (word: string) => Array.from({ length: 10_000 }, (_, n) => `<p>${word}${n}</p>`).join('');
  const body = compare(bodyOf('a'), bodyOf('b'));
  expect(body).toHaveLength(20_000);
  const long = (word: string) => `<p>${Array.from({ length: 20_000 }, (_, n) => `${word}${n}`).join(' ')}</p>`;
  expect(compare(long('a'), long('b')).map(([kind]) => kind)).toEqual(['removed', 'added']);
});
