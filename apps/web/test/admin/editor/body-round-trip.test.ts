import { sanitizeBody } from '@longreturn/core/content/html/sanitize-body';
import { SAMPLE_ARTICLES } from '@longreturn/site/sample';
import { SAMPLE_ISSUES } from '@longreturn/site/sample-issues';
import { expect, test } from 'vitest';
import { inOneForm, read, schema, write } from './editor-schema.ts';
import { generateDocument } from './generate-document.ts';

const FILE = '/media-files/019f0000-0000-7000-8000-000000000001/0123456789ab/curve.png';

const throughEditor = (html: string) => write(read(html));

test.each([
  ['headings', '<h2>A heading</h2><h3>A smaller one</h3><p>Text</p>'],
  ['lists', '<ul><li><p>one</p><ul><li>inside</li></ul></li></ul><ol start="3"><li>three</li></ol>'],
  [
    'links',
    '<p><a href="https://example.com/a" rel="noopener noreferrer">out</a> <a href="/episodes" rel="noopener noreferrer">in</a> <a href="#top">here</a></p>',
  ],
  ['quotes and code', '<blockquote><p>said</p><p>more</p></blockquote><pre><code>as is\n  if</code></pre>'],
  [
    'tables',
    '<table><caption>Dose in <em>mg</em></caption><thead><tr><th scope="col">Day</th><th colspan="2" scope="col">mg</th></tr></thead>' +
      '<tbody><tr><th rowspan="2" scope="row">1</th><td>10</td><td>20</td></tr><tr><td></td><td><p>a</p><p>b</p></td></tr></tbody></table>',
  ],
  [
    'footnotes',
    '<p>A claim<sup id="fnref-1"><a href="#fn-1">1</a></sup>, another<sup id="fnref-2"><a href="#fn-2">2</a></sup> and the first<sup id="fnref-1-2"><a href="#fn-1">1</a></sup>.</p>' +
      '<section data-footnotes><ol><li id="fn-1">Its source. <a href="#fnref-1">Back</a></li><li id="fn-2"><p>One</p><p>Two <a href="#fnref-2">Back</a></p></li></ol></section>',
  ],
  [
    'images with and without captions',
    '<figure><img src="/media-files/a.avif" alt="A curve" width="600" height="400" /><figcaption>A <strong>curve</strong></figcaption></figure>' +
      '<figure><a href="/a" rel="noopener noreferrer"><img src="/b.png" alt="" /></a></figure><p>before <img src="https://example.com/b.png" alt="" /> after</p>',
  ],
  ['the members break', '<p>free</p><hr data-members /><p>for members</p>'],
  ['marks', '<p>H<sub>2</sub>O <strong>a<em>x<code>y</code></em></strong><br />10<sup>3</sup> &lt;b&gt; &amp;</p>'],
])('the editor and the sanitiser keep %s unchanged', (_what, body) => {
  expect(inOneForm(throughEditor(body))).toBe(inOneForm(body));
  expect(inOneForm(sanitizeBody(throughEditor(body)))).toBe(inOneForm(body));
});

test('the editor doesn’t change the sample articles and issues', () => {
  for (const { bodyRichtext } of [...SAMPLE_ARTICLES, ...SAMPLE_ISSUES]) {
    const saved = sanitizeBody(bodyRichtext);
    expect(withoutBlanks(sanitizeBody(throughEditor(saved)))).toBe(withoutBlanks(saved));
  }
});

/** Removes line breaks between blocks, which the editor doesn't keep. */
function withoutBlanks(html: string): string {
  return html.replace(/>\s*\n\s*</g, '><').replace(/\s+/g, ' ');
}

test('the sanitiser keeps documents that are generated from the editor’s schema, and the editor reads them back unchanged', () => {
  const met = new Set<string>();
  for (let seed = 0; seed < 100; seed++) {
    const doc = generateDocument(seed);
    doc.check();
    doc.descendants(({ type, marks }) => {
      for (const { name } of [type, ...marks.map((mark) => mark.type)]) met.add(name);
    });
    const html = write(doc);
    const saved = sanitizeBody(html);
    expect(inOneForm(saved), `seed ${seed}`).toBe(inOneForm(html));
    expect(inOneForm(sanitizeBody(throughEditor(saved))), `seed ${seed}`).toBe(inOneForm(saved));
  }
  const all = [...Object.keys(schema.nodes), ...Object.keys(schema.marks)].filter((name) => name !== 'doc');
  expect([...met].sort()).toEqual(all.sort());
});

test.each([
  ['an empty text', '', ''],
  ['an empty paragraph', '<p></p>', ''],
  ['other headings', '<h1>One</h1><h4>Four</h4>', '<h2>One</h2><h3>Four</h3>'],
  [
    'what a word processor adds',
    '<p class="MsoNormal" style="color:red"><span>Text</span><o:p></o:p></p><hr><p><s>gone</s> <u>too</u></p>',
    '<p>Text</p><p>gone too</p>',
  ],
  [
    'images and links that the sanitiser removes',
    '<p>a<img src="data:image/png;base64,AA"> <a href="javascript:alert(1)">b</a></p>',
    '<p>a b</p>',
  ],
  [
    'a media library image whose URL contains a host',
    `<p><img src="https://a.example${FILE}"></p>`,
    `<p><img src="${FILE}"></p>`,
  ],
  ['text without a paragraph', 'one <strong>two</strong>', '<p>one <strong>two</strong></p>'],
  ['line breaks in code', '<pre>a<br>b</pre>', '<pre><code>a\nb</code></pre>'],
  [
    'a list of notes in the middle, a reference without a note and a note without a reference',
    '<section data-footnotes><h3>Notes</h3><ol><li id="fn-b">B</li><li id="fn-x">X</li></ol></section>' +
      '<p>One<sup id="fnref-a"><a href="#fn-a">7</a></sup> two<sup id="fnref-b"><a href="#fn-b">8</a></sup></p>',
    '<h3>Notes</h3><p>One<sup id="fnref-1"><a href="#fn-1">1</a></sup> two<sup id="fnref-2"><a href="#fn-2">2</a></sup></p>' +
      '<section data-footnotes=""><ol><li id="fn-1"><a href="#fnref-1">Back</a></li>' +
      '<li id="fn-2">B <a href="#fnref-2">Back</a></li><li id="fn-3">X</li></ol></section>',
  ],
])('the editor reads %s', (_what, html, body) => {
  expect(throughEditor(html)).toBe(body);
});
