import { sanitizeBody } from '@longreturn/core/content/html/sanitize-body';
import { getSchema } from '@tiptap/core';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { BODY_EXTENSIONS } from '../../../src/features/admin/editor/body-extensions.ts';
import { readBody } from '../../../src/features/admin/editor/read-body.ts';
import { writeBody } from '../../../src/features/admin/editor/write-body.ts';

const schema = getSchema(BODY_EXTENSIONS);

/** Opens a body in the editor and returns what the editor makes of it. */
function throughEditor(html: string): string {
  const { document } = parse(html);
  return writeBody(readBody(schema, document.body), document);
}

/** Returns the same HTML with its attributes in alphabetical order. */
function inOneForm(html: string): string {
  const { document } = parse(html);
  for (const element of document.body.querySelectorAll('*')) {
    const attributes = [...element.attributes].sort((a, b) => a.name.localeCompare(b.name));
    for (const { name } of attributes) element.removeAttribute(name);
    for (const { name, value } of attributes) element.setAttribute(name, value);
  }
  return document.body.innerHTML;
}

function parse(html: string) {
  return parseHTML(`<!doctype html><html><body>${html}</body></html>`);
}

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
])('the editor and the sanitiser keep %s as they are', (_what, body) => {
  expect(inOneForm(throughEditor(body))).toBe(inOneForm(body));
  expect(inOneForm(sanitizeBody(throughEditor(body)))).toBe(inOneForm(body));
});
