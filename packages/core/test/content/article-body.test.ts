import { expect, test } from 'vitest';
import { minutesLeft, plainText, readingMinutes } from '../../src/content/html/reading-minutes.ts';
import { sanitizeBody } from '../../src/content/html/sanitize-body.ts';
import { splitBody } from '../../src/content/html/split-body.ts';
import { shorten } from '../../src/content/search/find-hits.ts';

test('allowed elements are kept', () => {
  const body = [
    '<h2>A heading</h2>',
    '<p>Text with <em>stress</em>, <strong>weight</strong>, H<sub>2</sub>O, 10<sup>3</sup> &amp; <code>code</code>.<br /></p>',
    '<ul><li>one</li></ul><ol><li>two</li></ol><blockquote><p>said</p></blockquote><pre>as is</pre>',
    '<figure><img src="https://example.com/a.png" alt="A curve" /><figcaption>A curve</figcaption></figure>',
    '<img src="/figures/b.svg" alt="" />',
  ].join('\n');
  expect(sanitizeBody(body)).toBe(body);
});

test.each([
  ['headings', '<h2>A heading</h2><h3>A smaller one</h3>'],
  ['lists', '<ul><li><p>one</p><ul><li>inside</li></ul></li></ul><ol start="3"><li>three</li></ol>'],
  ['links', '<p><a href="https://example.com/a" rel="noopener noreferrer">out</a></p>'],
  ['quotes and code', '<blockquote><p>said</p></blockquote><pre><code>as is</code></pre>'],
  [
    'tables',
    '<table><caption>Dose</caption><thead><tr><th scope="col">Day</th><th colspan="2">mg</th></tr></thead>' +
      '<tbody><tr><th rowspan="2" scope="row">1</th><td><p>10</p></td><td>20</td></tr></tbody></table>',
  ],
  [
    'footnotes',
    '<p>A claim.<sup id="fnref-1"><a href="#fn-1">1</a></sup></p>' +
      '<section data-footnotes><ol><li id="fn-1"><p>Its source. <a href="#fnref-1">Back</a></p></li></ol></section>',
  ],
  [
    'pictures of this site and of others',
    '<figure><img src="/media/a.avif" alt="A curve" /><figcaption>A curve</figcaption></figure>' +
      '<p><img src="https://example.com/b.png" alt="" /></p>',
  ],
  ['the members break', '<p>free</p><hr data-members /><p>for members</p>'],
])('sanitising a body keeps %s unchanged', (_what, body) => {
  expect(sanitizeBody(body)).toBe(body);
});

test.each([
  [
    'the width of a table',
    '<table style="width:9px"><colgroup><col /></colgroup><tbody><tr><td colspan="1" rowspan="x">a</td></tr></tbody></table>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  ],
  [
    'an id that doesn’t belong to a footnote',
    '<ul><li id="session">a</li></ul><sup id="fn-A b">1</sup>',
    '<ul><li>a</li></ul><sup>1</sup>',
  ],
  ['a section without footnotes', '<section class="a"><p>a</p></section>', '<p>a</p>'],
])('%s is removed, but the content stays', (_what, html, clean) => {
  expect(sanitizeBody(html)).toBe(clean);
});

test('in plain text, the cells of a table are on separate lines', () => {
  expect(plainText('<table><tbody><tr><td>one</td><td>two</td></tr></tbody></table>')).toBe('one\ntwo');
});

test.each([
  ['a script', '<script>alert(1)</script>', ''],
  ['a style', '<style>p{}</style>', ''],
  ['a frame', '<iframe src="https://example.com"></iframe>', ''],
  ['an event handler', '<p onclick="alert(1)">x</p>', '<p>x</p>'],
  ['a style attribute', '<p style="color:red" class="a" id="b">x</p>', '<p>x</p>'],
  ['an unknown element', '<marquee>x</marquee>', 'x'],
  [
    'an image without an https URL or absolute path',
    '<img src="http://example.com/a.png"><img src="data:image/png;base64,AA=="><img src="//e.example/a"><img src="/\\e.example"><img>',
    '',
  ],
  ['a horizontal rule that isn’t a members break', '<p>a</p><hr><p>b</p>', '<p>a</p><p>b</p>'],
])('%s is removed', (_what, html, clean) => {
  expect(sanitizeBody(html)).toBe(clean);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,x',
  '//example.com',
  'vbscript:x',
])('a link to %j loses its URL', (href) => {
  expect(sanitizeBody(`<a href="${href}">x</a>`)).not.toContain('href');
});

test.each(['https://example.com/a?b=1', 'http://example.com', 'mailto:a@example.com', '/episodes'])(
  'a link to %s is kept, and sends no referrer',
  (href) => {
    expect(sanitizeBody(`<a href="${href}" rel="opener" target="_blank">x</a>`)).toBe(
      `<a href="${href}" rel="noopener noreferrer">x</a>`,
    );
  },
);

test('of several members breaks, only the first is kept', () => {
  const body = sanitizeBody('<p>a</p><HR Data-Members="yes"><p>b</p><hr data-members=""><p>c</p>');
  expect(body).toBe('<p>a</p><hr data-members /><p>b</p><p>c</p>');
  expect(splitBody(body)?.free).toBe('<p>a</p>');
});

test('sanitising a body twice gives the same result', () => {
  const once = sanitizeBody(
    '<p>5 < 6 &amp;amp; “so” <a href="https://e.example/?a=1&b=2">on</a><hr data-members><p>&lt;b&gt;',
  );
  expect(sanitizeBody(once)).toBe(once);
});

test.each(['strong', 'ol', 'blockquote'])('a body with thousands of nested %s elements can be split', (tag) => {
  const nested = `${`<${tag}>`.repeat(10_000)}Free.${`</${tag}>`.repeat(10_000)}`;
  const parts = splitBody(sanitizeBody(`${nested}<hr data-members><p>For members.</p>`));
  expect([plainText(parts?.free ?? ''), plainText(parts?.members ?? '')]).toEqual(['Free.', 'For members.']);
});

test('a body without a members break isn’t split, and an escaped break in the text doesn’t count', () => {
  expect(splitBody(sanitizeBody('<p>a</p>'))).toBeUndefined();
  expect(
    splitBody(sanitizeBody('<p>&lt;hr data-members /&gt;</p><img alt="<hr data-members />" src="/a.png">')),
  ).toBeUndefined();
});

test.each([
  [
    'a quote',
    '<blockquote><p>a</p><hr data-members><p>b</p></blockquote><p>c</p>',
    '<blockquote><p>a</p></blockquote>',
    '<blockquote><p>b</p></blockquote><p>c</p>',
  ],
  ['a list', '<ul><li>a</li><hr data-members><li>b</li></ul>', '<ul><li>a</li></ul>', '<ul><li>b</li></ul>'],
  [
    'a numbered list, which continues its numbering',
    '<ol><li>a</li><li>b<ol><li>x</li></ol></li><hr data-members><li>c</li></ol><p>d</p>',
    '<ol><li>a</li><li>b<ol><li>x</li></ol></li></ol>',
    '<ol start="3"><li>c</li></ol><p>d</p>',
  ],
  [
    'an item of a list that begins with another number',
    '<ol start="4"><li>a</li><li><p>b</p><hr data-members><p>c</p></li></ol>',
    '<ol start="4"><li>a</li><li><p>b</p></li></ol>',
    '<ol start="5"><li><p>c</p></li></ol>',
  ],
  [
    'the end of an item',
    '<ol><li>a<hr data-members></li>\n<li>b</li></ol>',
    '<ol><li>a</li></ol>',
    '<ol start="2">\n<li>b</li></ol>',
  ],
  [
    'a paragraph that continues with an image',
    '<blockquote><p>a</p><hr data-members><p><img src="/b.png" alt=""></p></blockquote>',
    '<blockquote><p>a</p></blockquote>',
    '<blockquote><p><img src="/b.png" alt="" /></p></blockquote>',
  ],
  ['the end of a list', '<ul><li>a<br>b<hr data-members></li></ul><p>c</p>', '<ul><li>a<br />b</li></ul>', '<p>c</p>'],
])('elements around the break are in both parts: %s', (_where, body, free, members) => {
  expect(splitBody(sanitizeBody(body))).toEqual({ free, members });
});

test('a list keeps its start number if the number is valid', () => {
  expect(sanitizeBody('<ol start="3"><li>a</li></ol><ol start="x3"></ol>')).toBe(
    '<ol start="3"><li>a</li></ol><ol></ol>',
  );
});

test('plain text contains no markup, and has line breaks between blocks', () => {
  expect(
    plainText('<h2>One</h2><p>t<em>w</em>o &amp; &lt;three&gt; &amp;lt;</p><ul><li>four</li><li>five</li></ul>'),
  ).toBe('One\ntwo & <three> &lt;\nfour\nfive');
});

test.each([
  [0, 1],
  [230, 1],
  [690, 3],
])('the reading time of %i words is %i min', (words, minutes) => {
  expect(readingMinutes('word '.repeat(words))).toBe(minutes);
});

test('the reading time after the members break is in whole minutes, at least one', () => {
  const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;
  expect(minutesLeft(`${words(2300)}<hr data-members />${words(690)}`)).toBe(3);
  expect(minutesLeft(`${words(2300)}<hr data-members />${'<p><em>a</em></p>'}`)).toBe(1);
  expect(minutesLeft(words(460))).toBe(2);
});

test('a short text is not shortened, and a text without spaces is cut anywhere', () => {
  expect(shorten('A short text.', 20)).toBe('A short text.');
  expect(shorten('One, two, three', 10)).toBe('One, two…');
  expect(shorten('x'.repeat(30), 10)).toBe(`${'x'.repeat(10)}…`);
});

test('an image from the media library keeps its size and loses its host, and other attributes are removed', () => {
  const path = '/media-files/019f0000-0000-7000-8000-000000000001/0123456789ab/curve.png';
  const clean = `<img src="${path}" alt="A curve" width="600" height="400" />`;
  const given = `<img src="http://localhost:3000${path}" alt="A curve" width="600" height="400" onload="x()" style="x">`;
  expect(sanitizeBody(given)).toBe(clean);
  expect(sanitizeBody(clean)).toBe(clean);
  expect(sanitizeBody(`<img src="${path}" width="100%" height="1e9">`)).toBe(`<img src="${path}" />`);
});
