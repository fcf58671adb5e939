import type { IssueCard } from '@longreturn/contract/newsletter-issue';
import { DEFAULT_SITE } from '@longreturn/site/default-site';
import { describe, expect, test } from 'vitest';
import { servePage } from '../serve-page.ts';
import { linksIn, ORIGIN, plain, structuredData } from '../site/read-page.ts';
import { buildIssuePage, MEMBERS_ISSUE } from './issue.ts';

const LIST = 'newsletter.issues.list';
const ISSUE = 'newsletter.issues.bySlug';
const card = (overrides: Partial<IssueCard>) => buildIssuePage(overrides);
const listOf = (items: IssueCard[], nextCursor: string | null = null) => ({
  [LIST]: { items, nextCursor, total: items.length },
});

/** Returns a page's status, HTML, head, main part and the main part's text, and the procedures that the page called. */
async function read(path: string, data: Record<string, unknown> = {}, failures: Record<string, string> = {}) {
  const calls: string[] = [];
  const { status, html } = await servePage(path, { data, failures, onCall: (name) => calls.push(name) });
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  const asked = calls.filter((name) => name !== 'auth.session').sort();
  return { status, html, main, asked, head: html.slice(0, html.indexOf('</head>')), text: plain(main) };
}

describe('/newsletter', () => {
  test('shows the latest issues above the articles, and links to all issues', async () => {
    const { main, asked } = await read(
      '/newsletter',
      listOf([card({}), card({ id: '2', slug: 'other', title: 'Other' })]),
    );
    const section = /<section[^>]*>(?:(?!<section).)*Past newsletter issues.*?<\/section>/s.exec(main)?.[0] ?? '';
    expect(linksIn(section).map(({ href }) => href)).toEqual([
      '/newsletter?archive=all',
      '/newsletter?issue=a-number-from-the-hand',
      '/newsletter?issue=other',
    ]);
    expect(main.indexOf('Past newsletter issues')).toBeLessThan(main.indexOf('Search articles'));
    expect(asked).toEqual(['content.articles.cards', LIST]);
  });

  test('has no section for past issues until the first issue has been sent', async () => {
    expect((await read('/newsletter')).text).not.toContain('Past newsletter issues');
  });
});

describe('the archive', () => {
  test('lists issues with date and edition, and marks those for members', async () => {
    const members = card({ id: '2', slug: 'other', edition: 'daily-highlights', isPremium: true });
    const { status, main, head, asked } = await read('/newsletter?archive=all', listOf([card({}), members]));
    expect(status).toBe(200);
    expect(main).toMatch(/<h1[^>]*>Newsletter archive<\/h1>/);
    const [first = '', second = ''] = main.match(/<li class="[^"]*row.*?<\/li>/gs) ?? [];
    for (const words of ['3 Nov 2026', '>Articles<', 'What a squeeze says']) expect(first).toContain(words);
    expect(first).not.toContain('Premium');
    expect(second).toContain('>Daily highlights<');
    expect(second).toContain('Premium');
    expect(main).toMatch(/<button[^>]*disabled=""[^>]*>All issues loaded<\/button>/);
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}/newsletter?archive=all"`);
    expect(head).not.toContain('noindex');
    expect(asked).toEqual([LIST]);
  });

  test('has a link to more issues of the same edition, and a link back to the newest ones', async () => {
    const { main, head } = await read('/newsletter?archive=articles&cursor=MjAyNg', listOf([card({})], 'MjAyNQ'));
    const links = linksIn(main);
    const hrefOf = (words: string) => links.find(({ text }) => text === words)?.href;
    expect(hrefOf('Load more issues')).toBe('/newsletter?archive=articles&cursor=MjAyNQ');
    expect(hrefOf('Newest issues')).toBe('/newsletter?archive=articles');
    expect(head).toContain('content="noindex, follow"');
    expect(head).toContain(`href="${ORIGIN}/newsletter?archive=articles&amp;cursor=MjAyNg"`);
  });

  test('has the four editions as filters; the link of the selected edition clears the filter', async () => {
    const { main } = await read('/newsletter?archive=articles', listOf([card({})]));
    const badges = linksIn(/<nav aria-label="Editions">(.*?)<\/nav>/s.exec(main)?.[1] ?? '');
    expect(badges.map(({ href }) => href)).toEqual([
      '/newsletter?archive=episodes',
      '/newsletter?archive=all',
      '/newsletter?archive=daily-highlights',
      '/newsletter?archive=quarterly-summaries',
    ]);
    expect(main.match(/aria-current="true"/g)).toHaveLength(1);
  });

  test('shows all issues for an unknown edition', async () => {
    const { status, head, main } = await read('/newsletter?archive=weekly', listOf([card({})]));
    expect(status).toBe(200);
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}/newsletter?archive=all"`);
    expect(main).not.toContain('aria-current="true"');
  });

  test('says that it is empty, and offers to clear the filter', async () => {
    expect((await read('/newsletter?archive=all')).main).not.toContain('Clear filter');
    const { main, text } = await read('/newsletter?archive=episodes');
    expect(text).toContain('No issues found');
    expect(linksIn(main).find(({ text: words }) => words === 'Clear filter')?.href).toBe('/newsletter?archive=all');
  });
});

describe('an issue', () => {
  const page = '/newsletter?issue=a-number-from-the-hand';

  test('shows its title, its edition, its whole text and a link to the archive', async () => {
    const issue = buildIssuePage({ others: [card({ id: '2', slug: 'other', title: 'Other' })] });
    const { status, main, head, html, text, asked } = await read(page, { [ISSUE]: issue });
    expect(status).toBe(200);
    expect(text).toContain(issue.bodyRichtext);
    for (const words of ['>Articles<', '2 min read', '>Share<', 'More newsletter issues']) {
      expect(main.replace(/<!-- -->|<svg.*?<\/svg> ?/gs, '')).toContain(words);
    }
    expect(linksIn(main).map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/newsletter?issue=other', '/newsletter?archive=articles', '/newsletter?archive=all']),
    );
    expect(main).toContain('data-last-band');
    expect(main).not.toContain('membership required');
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}/newsletter?issue=a-number-from-the-hand"`);
    expect(head).toContain(`${ORIGIN}/og/issues/a-number-from-the-hand.png`);
    expect(head).not.toContain('noindex');
    const [data] = structuredData(html);
    expect(data).toMatchObject({ '@type': 'Article', isAccessibleForFree: true, headline: issue.title });
    expect(data).not.toHaveProperty('hasPart');
    expect(asked).toEqual([ISSUE]);
  });

  test('of a members’ edition shows no text to readers without a membership', async () => {
    const { main, html, text } = await read(page, { [ISSUE]: MEMBERS_ISSUE });
    expect(text.match(/membership required/gi)).toEqual(['membership required']);
    expect(text).toContain('“A Number from the Hand” in full');
    expect(text.split('membership required')[1]).toMatch(/Daily highlights.*Quarterly summaries.*Premium articles/s);
    expect(text).toContain('Two minutes to read.');
    expect(main).toMatch(/href="\/membership"[^>]*>Become a member/);
    expect(structuredData(html)[0]).toMatchObject({
      isAccessibleForFree: false,
      hasPart: { isAccessibleForFree: false, cssSelector: '.members-only' },
    });
  });

  test('of a members’ edition lists each membership feature once, even if there are only a few', async () => {
    const features = async (...memberFeatures: string[]) => {
      const site = { ...DEFAULT_SITE, memberFeatures };
      const { main } = await read(page, { [ISSUE]: MEMBERS_ISSUE, 'content.site': site });
      const list = /Every membership includes.*?<\/ul>/s.exec(main)?.[0] ?? '';
      return Array.from(list.matchAll(/<span>(.*?)<\/span>/g), ([, feature]) => feature);
    };
    expect(await features('Letters')).toEqual(['Letters']);
    expect(await features('Calls', 'Notes', 'Letters')).toEqual(['Notes', 'Letters', 'Calls']);
  });

  test('of a members’ edition shows its whole text to members, in the element that structured data names', async () => {
    const issue = { ...MEMBERS_ISSUE, bodyRichtext: '<p>For members.</p>' };
    const { main, text } = await read(page, { [ISSUE]: issue });
    expect(main).toMatch(/members-only[^"]*"><p>For members\.<\/p>/);
    expect(text).not.toContain('membership required');
  });

  test('that is unknown leads to the 404 page, but a server error leads to a 500 page', async () => {
    const { status, text, head } = await read(page, {}, { [ISSUE]: 'issue.unknown' });
    expect(status).toBe(404);
    expect(text).toContain('Page Not Found');
    expect(head).not.toContain('canonical');
    expect((await read(page, {}, { [ISSUE]: 'service.internal' })).status).toBe(500);
  });
});

test.each([
  ['confirm=secret&manage=other&issue=a&archive=all', []],
  ['manage=secret&issue=a&archive=all', ['newsletter.subscription']],
  ['issue=a&archive=all&q=sleep', [ISSUE]],
  ['archive=all&q=sleep', [LIST]],
])('if a URL selects several pages, only the first is read and shown: %s', async (query, asked) => {
  const data = { [ISSUE]: buildIssuePage(), 'newsletter.subscription': { email: '', status: 'active', editions: [] } };
  expect((await read(`/newsletter?${query}`, data)).asked).toEqual(asked);
});
