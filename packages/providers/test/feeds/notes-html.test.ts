import { expect, test } from 'vitest';
import { notesHtml } from '../../src/feeds/notes-html.ts';

const item = { title: 'Salt & <sleep>', link: 'https://site.example/episodes/salt' };
const PAGE = '<p><a href="https://site.example/episodes/salt">Salt &amp; &lt;sleep&gt;</a></p>';

test.each([
  ['no notes', '', ''],
  ['paragraphs and line breaks', 'One\ntwo\n\n\nThree', '<p>One<br>two</p><p>Three</p>'],
  [
    'markup as text',
    '<script>alert("1")</script> & more',
    '<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more</p>',
  ],
  [
    'URLs as links, without the punctuation after them',
    'See (https://a.example/?x=1&y="2"), or http://b.example.',
    '<p>See (<a href="https://a.example/?x=1&amp;y=">https://a.example/?x=1&amp;y=</a>&quot;2&quot;), or <a href="http://b.example">http://b.example</a>.</p>',
  ],
  ['no link for a URL that isn’t http or https', 'javascript:alert(1)', '<p>javascript:alert(1)</p>'],
])('converts notes to HTML: %s', (_what, notes, html) => {
  expect(notesHtml({ ...item, notes })).toBe(html + PAGE);
});

test('notes that contain the link to the item’s page get no second link', () => {
  expect(notesHtml({ ...item, notes: `Listen at ${item.link}` })).not.toContain(PAGE);
});
