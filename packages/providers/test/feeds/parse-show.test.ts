import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseShow } from '../../src/feeds/parse-show.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const feedWith = (items: string, declaration = '<?xml version="1.0"?>') =>
  `${declaration}<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Ageing, measured</title><link>https://show.example</link><description>d</description>${items}</channel></rss>`;

test('an item has its guid, texts, date, duration and audio', () => {
  const { title, items } = parseShow(
    encode(
      feedWith(`<item><guid isPermaLink="false">one</guid><title>First &amp; last</title><pubDate>Fri, 09 Oct 2020 04:30:38 GMT</pubDate>
        <description>Short</description><content:encoded><![CDATA[<p>The longer notes</p>]]></content:encoded>
        <itunes:duration>1:02:03</itunes:duration><enclosure url="https://cdn.example/1.mp3" length="4000" type="audio/mpeg"/></item>`),
    ),
  );
  expect(title).toBe('Ageing, measured');
  expect(items).toEqual([
    {
      guid: 'one',
      title: 'First & last',
      notes: '<p>The longer notes</p>',
      date: 'Fri, 09 Oct 2020 04:30:38 GMT',
      duration: expect.anything(),
      enclosure: { url: 'https://cdn.example/1.mp3', type: 'audio/mpeg', bytes: 4000 },
      chaptersUrl: undefined,
      transcripts: [],
      persons: [],
    },
  ]);
});

test.each([
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${feedWith('<item><title>Zoë à Łódź</title></item>')}`, 'utf8')],
  ['UTF-16', Buffer.from(`\ufeff${feedWith('<item><title>Zoë à Łódź</title></item>')}`, 'utf16le')],
])('a feed in %s is read', (_name, bytes) => {
  expect(parseShow(bytes).items[0]?.title).toBe('Zoë à Łódź');
});

test('the declared encoding is used unless the response specifies an encoding', () => {
  const declared = '<?xml version="1.0" encoding="windows-1252"?>';
  const bytes = Buffer.from(feedWith('<item><title>Zo\u00eb</title></item>', declared), 'latin1');
  expect(parseShow(bytes).items[0]?.title).toBe('Zoë');
  const wrong = Buffer.from(feedWith('<item><title>Zoë</title></item>', declared), 'utf8');
  expect(parseShow(wrong, 'utf-8').items[0]?.title).toBe('Zoë');
});

test.each([
  ['HTML', '<!doctype html><html><body>Not found</body></html>'],
  ['an empty file', ''],
  ['JSON', '{"version":"https://jsonfeed.org/version/1"}'],
  ['broken XML', '<rss version="2.0"><channel><title>x'],
  [
    'an entity bomb',
    '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><rss version="2.0"><channel><title>&b;</title></channel></rss>',
  ],
  [
    'an external entity',
    '<?xml version="1.0"?><!DOCTYPE x [<!entity f SYSTEM "file:///etc/passwd">]><rss version="2.0"><channel><title>&f;</title></channel></rss>',
  ],
  [
    'an encoding that no reader supports',
    '<?xml version="1.0" encoding="iso-2022-kr"?><rss version="2.0"><channel><title>x</title></channel></rss>',
  ],
])('%s is refused', (_what, text) => {
  expect(() => parseShow(encode(text))).toThrow(expect.objectContaining({ code: 'feed.unreadable' }));
});

const formats = process.env['WIRE_FORMATS'];
test.skipIf(!formats)('the example feed of the podcast namespace is read completely', () => {
  const { items } = parseShow(readFileSync(join(formats ?? '', 'podcast-namespace-example.xml')));
  expect(items).toHaveLength(3);
  for (const item of items) {
    expect(item).toMatchObject({
      guid: expect.any(String),
      title: expect.any(String),
      chaptersUrl: expect.any(String),
    });
    expect(item.persons.length).toBeGreaterThan(1);
    expect(item.transcripts.length).toBeGreaterThan(0);
    expect(item.enclosure).toMatchObject({ type: 'audio/mpeg', bytes: expect.any(Number) });
  }
});
