import type { LegalBlock, LegalPage } from '@longreturn/contract/site';
import { COOKIES } from '@longreturn/site/legal/cookies';
import { DISCLOSURES } from '@longreturn/site/legal/disclosures';
import { PRIVACY } from '@longreturn/site/legal/privacy';
import { TERMS } from '@longreturn/site/legal/terms';
import { describe, expect, test } from 'vitest';
import { linksIn, ORIGIN, readPage } from './read-page.ts';

const PAGES: [path: string, title: string, page: LegalPage][] = [
  ['/privacy', 'Privacy Policy', PRIVACY],
  ['/terms', 'Terms of Service', TERMS],
  ['/cookies', 'Cookie Policy', COOKIES],
  ['/disclosures', 'Disclosures', DISCLOSURES],
];

describe.each(PAGES)('%s', (path, title, page) => {
  const { sections } = page;
  const read = () => readPage(path, { 'content.legalPage': page });
  test('has its title and the date of its last update', async () => {
    const { status, html, main, text } = await read();
    expect(status).toBe(200);
    expect(html).toContain(`<title>${title}: The Long Return</title>`);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}"`);
    expect(main).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(text).toContain('Last updated January 1, 2024');
  });

  test('has a table of contents, in which each link leads to a section', async () => {
    const { main } = await read();
    const contents = linksIn(main).filter(({ href }) => href.startsWith('#'));
    expect(contents.map(({ text }) => text)).toEqual(sections.map((section) => section.title));
    for (const { href } of contents) expect(main).toContain(`<h2 id="${href.slice(1)}"`);
  });

  test('contains every text, and links to the related pages', async () => {
    const { main, text } = await read();
    for (const said of sections.flatMap(({ blocks }) => blocks.flatMap(saidIn))) expect(text).toContain(said);
    const hrefs = linksIn(main).map(({ href }) => href);
    for (const { href } of sections.flatMap(({ links = [] }) => links)) expect(hrefs).toContain(href);
  });

  test('has tables that have column and row headers and can be scrolled from the keyboard', async () => {
    const { main } = await read();
    const tables = sections.flatMap(({ blocks }) =>
      blocks.filter((block) => typeof block === 'object' && 'table' in block),
    );
    expect(main.match(/<table/g) ?? []).toHaveLength(tables.length);
    expect(main.match(/<section [^>]*tabindex="0" aria-label="[^"]+, table"/gi) ?? []).toHaveLength(tables.length);
    expect(main.match(/<td[^>]*><\/td>/g)).toBeNull();
  });
});

test('the disclosures contain a medical disclaimer, commitments, disclosures and standards', async () => {
  const { main } = await readPage('/disclosures', { 'content.legalPage': DISCLOSURES });
  for (const title of ['Medical disclaimer', 'Transparency commitments', 'Specific disclosures', 'Content standards']) {
    expect(main).toMatch(new RegExp(`<h2[^>]*>${title}</h2>`));
  }
});

test('the privacy policy says what the newsletter stores, and doesn’t say that any data remains after the account is deleted', async () => {
  const { text } = await readPage('/privacy', { 'content.legalPage': PRIVACY });
  expect(text).toContain('which editions you chose, when you last requested the newsletter and from which IP address');
  expect(text).not.toContain('deleting the account does not do it');
});

function saidIn(block: LegalBlock): string[] {
  if (typeof block === 'string') return [block];
  if ('table' in block) return [...block.table.head, ...block.table.rows.flat()];
  return [...block.list];
}
