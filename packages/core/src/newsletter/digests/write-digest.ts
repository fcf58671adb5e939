import { LIMITS } from '@longreturn/contract/limits';
import type { DigestEdition, NewIssue } from '@longreturn/contract/newsletter-issue';
import { plainText } from '../../content/html/reading-minutes.ts';
import type { DigestSpan } from './digest-span.ts';
import type { PublishedItem } from './find-published.ts';

/** The number of sentences that daily highlights quote from each item. */
const SENTENCES = 3;
const MOST_READ = 5;

const ORDINALS = ['first', 'second', 'third', 'fourth'];
const DAY = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const ABOUT_HIGHLIGHTS =
  '<p>Daily highlights are part of your membership. All earlier ones are in the <a href="/newsletter">newsletter archive</a>.</p>';

type DigestText = Pick<NewIssue, 'edition' | 'title' | 'slug' | 'excerpt' | 'bodyRichtext'>;

/** Writes the draft of a digest about the given items (at least one). The links in the body have a path but no host. */
export function writeDigest(edition: DigestEdition, span: DigestSpan, items: readonly PublishedItem[]): DigestText {
  const excerpt = cut(
    `New: ${describeCounts(items)}. ${items.map(({ title }) => title).join('; ')}.`,
    LIMITS.issueExcerptMax,
  );
  return edition === 'daily-highlights'
    ? { edition, excerpt, ...writeHighlights(span, items) }
    : { edition, excerpt, ...writeSummary(span, items) };
}

function writeHighlights({ period, from }: DigestSpan, items: readonly PublishedItem[]) {
  const [first, ...others] = items;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  const suffix = `${more} (${DAY.format(from)})`;
  const parts = items.map(
    (item) => `<h2>${linkTo(item)}</h2><p>${escapeHtml(firstSentences(item.text))} ${invitation(item)}</p>`,
  );
  return {
    title: cut(first?.title ?? '', LIMITS.issueTitleMax - suffix.length) + suffix,
    slug: `highlights-${period}`,
    bodyRichtext: `<p>New on the site: ${describeCounts(items)}.</p>${parts.join('')}${ABOUT_HIGHLIGHTS}`,
  };
}

function writeSummary({ period }: DigestSpan, items: readonly PublishedItem[]) {
  const [year = '', quarter = ''] = period.split('-Q');
  const name = `the ${ORDINALS[Number(quarter) - 1]} quarter of ${year}`;
  const section = (title: string, listed: readonly PublishedItem[]) =>
    listed.length === 0 ? '' : `<h2>${title}</h2><ul>${listed.map((item) => `<li>${linkTo(item)}</li>`).join('')}</ul>`;
  const mostRead = items
    .filter(({ reads }) => reads > 0)
    .toSorted((one, other) => other.reads - one.reads)
    .slice(0, MOST_READ);
  const intro = `<p>In ${name} we published ${describeCounts(items)}. Here is the complete list, in case you missed something.</p>`;
  return {
    title: `What we published in ${name}`,
    slug: `summary-${period.toLowerCase()}`,
    bodyRichtext: [
      intro,
      section('Most read', mostRead),
      section(
        'Episodes',
        items.filter(({ kind }) => kind === 'episode'),
      ),
      section(
        'Articles',
        items.filter(({ kind }) => kind === 'article'),
      ),
    ].join(''),
  };
}

/** Returns how many items of each kind there are: '2 episodes and 1 article'. */
function describeCounts(items: readonly PublishedItem[]): string {
  const counts = (['episode', 'article'] as const).map((kind) => [
    items.filter((item) => item.kind === kind).length,
    kind,
  ]);
  return counts
    .filter(([count]) => count !== 0)
    .map(([count, kind]) => `${count} ${kind}${count === 1 ? '' : 's'}`)
    .join(' and ');
}

const pathOf = ({ kind, slug }: PublishedItem): string => `/${kind}s/${slug}`;
const linkTo = (item: PublishedItem): string => `<a href="${pathOf(item)}">${escapeHtml(item.title)}</a>`;
const invitation = (item: PublishedItem): string =>
  `<a href="${pathOf(item)}">${item.kind === 'episode' ? 'Listen to the episode' : 'Read the article'}</a>.`;

function firstSentences(text: string): string {
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(plainText(text))];
  return sentences
    .slice(0, SENTENCES)
    .map(({ segment }) => segment.trim())
    .join(' ');
}

function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
