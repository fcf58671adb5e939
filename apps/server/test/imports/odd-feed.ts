/** Oddities of items in real feeds. Each function returns the elements of an item with one oddity. */
const ODDITIES: readonly ((n: number) => string)[] = [
  (n) => `<title>Plain episode ${n}</title><guid>plain-${n}</guid>${dateOf(n)}${audioOf(n)}`,
  (n) => `<title>No guid ${n}</title>${dateOf(n)}${audioOf(n)}`,
  (n) =>
    `<title><![CDATA[<b>HTML</b> &amp; <i>title</i> ${n}<script>alert(1)</script>]]></title><guid>html-${n}</guid>${dateOf(n)}${audioOf(n)}`,
  (n) => `<title>Escaped &lt;em&gt;title&lt;/em&gt; ${n}</title><guid>escaped-${n}</guid>${dateOf(n)}${audioOf(n)}`,
  (n) =>
    `<title>Odd date ${n}</title><guid>date-${n}</guid><pubDate>Monday, 3 Sept 2018 7:05 CEST</pubDate>${audioOf(n)}`,
  (n) => `<title>Unreadable date ${n}</title><guid>nodate-${n}</guid><pubDate>last Tuesday</pubDate>${audioOf(n)}`,
  (n) =>
    `<title>Huge notes ${n}</title><guid>huge-${n}</guid>${dateOf(n)}${audioOf(n)}<description><![CDATA[${'<p>Many words, one paragraph. </p>'.repeat(4000)}]]></description>`,
  (n) => `<title>#${n}</title><guid>short-${n}</guid>${dateOf(n)}${audioOf(n)}`,
  (n) => `<title>Same title</title><guid>same-${n}</guid>${dateOf(n)}${audioOf(n)}`,
  (n) => `<title>Zoë à la crème “${n}” – 日本語 🎙️</title><guid>zoe-${n}</guid>${dateOf(n)}${audioOf(n)}`,
  (n) => `<title>日本語だけ</title><guid>japanese-${n}</guid>${dateOf(n)}${audioOf(n)}`,
  (n) =>
    `<title>A video ${n}</title><guid>video-${n}</guid>${dateOf(n)}<enclosure url="https://cdn.example/${n}.mp4" length="1" type="video/mp4"/>`,
  (n) => `<title>No audio ${n}</title><guid>silent-${n}</guid>${dateOf(n)}`,
  (n) =>
    `<title>Wrong length ${n}</title><guid>length-${n}</guid>${dateOf(n)}<enclosure url="https://cdn.example/${n}.mp3" length="unknown" type="audio/mpeg"/>`,
  (n) =>
    `<title>Odd duration ${n}</title><guid>duration-${n}</guid>${dateOf(n)}${audioOf(n)}<itunes:duration>1:2:3:4</itunes:duration>`,
  (n) => `<title>Twice in the feed</title><guid>twice</guid>${dateOf(n)}${audioOf(n)}`,
  (n) =>
    `<title>Spaces around the guid ${n}</title><guid isPermaLink="false">\n   spaced-${n}\n </guid>${dateOf(n)}${audioOf(n)}`,
  (n) =>
    `<title>In the future ${n}</title><guid>future-${n}</guid><pubDate>Mon, 03 Jan 2050 07:00:00 +0000</pubDate>${audioOf(n)}`,
  (n) =>
    `<title>People ${n}</title><guid>people-${n}</guid>${dateOf(n)}${audioOf(n)}<podcast:person role="guest" href="https://ada.example">Ada Byron</podcast:person><podcast:person>Grace</podcast:person>`,
  (n) =>
    `<title>Chapters ${n}</title><guid>chapters-${n}</guid>${dateOf(n)}${audioOf(n)}<itunes:duration>600</itunes:duration><podcast:chapters url="https://cdn.example/chapters.json" type="application/json+chapters"/><podcast:transcript url="https://cdn.example/transcript.vtt" type="text/vtt"/>`,
  (n) =>
    `<title>Chapters that are gone ${n}</title><guid>gone-${n}</guid>${dateOf(n)}${audioOf(n)}<podcast:chapters url="https://cdn.example/gone.json" type="application/json+chapters"/>`,
  (n) => `<guid>untitled-${n}</guid>${dateOf(n)}${audioOf(n)}`,
  (n) => `<guid>nothing-${n}</guid>${dateOf(n)}`,
];

const dateOf = (n: number): string => `<pubDate>${new Date(Date.UTC(2019, 0, 1 + n, 7)).toUTCString()}</pubDate>`;
const audioOf = (n: number): string =>
  `<enclosure url="https://cdn.example/${n}.mp3" length="${1000 + n}" type="audio/mpeg"/>`;

/** Generates a feed with this many items in the given encoding. Each item has one oddity; oddities repeat in order. */
export function oddFeed(items: number, encoding: 'utf8' | 'utf16le' = 'utf8'): Uint8Array {
  const namespaces =
    'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0"';
  const body = Array.from({ length: items }, (_, n) => `<item>${ODDITIES[n % ODDITIES.length]?.(n)}</item>`).join('\n');
  const xml = `<rss version="2.0" ${namespaces}><channel><title>Odd &amp; real</title><link>https://show.example</link>${body}</channel></rss>`;
  return encoding === 'utf8' ? Buffer.from(xml, 'utf8') : Buffer.from(`\ufeff${xml}`, 'utf16le');
}
