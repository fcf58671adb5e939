import { PAPER_CATEGORIES } from '@longreturn/site/research/paper';
import { FEATURED_PAPERS, PAPERS } from '@longreturn/site/research/papers';
import { describe, expect, test } from 'vitest';
import { matchingPapers, paperFilter } from '../../src/features/research/paper-filter.ts';
import { linksIn, ORIGIN, plain, readPage } from './read-page.ts';

const PAGE_SIZE = 12;

const research = (query = '') => readPage(`/research${query}`);
const rows = (main: string) => main.match(/<article/g)?.length ?? 0;

describe('the research library', () => {
  test('has a search box, the featured papers and only the first page of all papers', async () => {
    const { status, main, text, html } = await research();
    expect(status).toBe(200);
    expect(main.match(/<h1/g)).toHaveLength(1);
    expect(main).toMatch(/<form[^>]*action="\/research"[^>]*method="get"/);
    expect(main).toMatch(/<input[^>]*type="search"[^>]*name="q"/);
    for (const { whyItMatters } of FEATURED_PAPERS) expect(text).toContain(whyItMatters);
    expect(rows(main)).toBe(FEATURED_PAPERS.length + PAGE_SIZE);
    const last = PAPERS.at(-1)?.summary ?? '';
    expect(plain(html)).not.toContain(last);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/research"`);
  });

  test('has eight category badges that keep the search text; the badge of the selected category clears the filter', async () => {
    const { main } = await research('?q=trial&category=biomarkers');
    const badges = linksIn(/<nav aria-label="Categories">(.*?)<\/nav>/s.exec(main)?.[1] ?? '');
    expect(badges.map(({ text }) => text.replace(/\(.*/, '').trim())).toEqual(
      PAPER_CATEGORIES.map(({ title }) => title),
    );
    expect(badges[0]?.href).toBe('/research?q=trial&category=exercise-and-fitness');
    expect(badges[3]?.href).toBe('/research?q=trial');
    expect(main.match(/aria-current="true"/g)).toHaveLength(1);
    expect(main).toMatch(/<input type="hidden" name="category" value="biomarkers"/);
  });

  test('names some of the items that cite a paper, and says how many more there are', async () => {
    const paper = FEATURED_PAPERS[0] as (typeof FEATURED_PAPERS)[number]; // four papers are featured
    const items = [
      { kind: 'article', title: 'The Price', slug: 'the-price' },
      { kind: 'episode', title: 'The Clock', slug: 'the-clock' },
    ];
    const citations = [{ slug: paper.slug, total: 5, items }];
    const { text, main } = await readPage('/research', { 'content.citations': citations });
    expect(text).toContain('Cited in The Price , The Clock and 3 more');
    const links = linksIn(main).filter(({ text: link }) => link.startsWith('The '));
    expect(links.map(({ href }) => href).slice(0, 2)).toEqual(['/articles/the-price', '/episodes/the-clock']);
  });

  test('contains the paper that the URL names, with its slug as ID, even if citations can’t be read', async () => {
    const paper = PAPERS.at(-1) as (typeof PAPERS)[number]; // the library has papers
    const page = await readPage(`/research?cursor=${paper.slug}`, { 'content.citations': new Error('unreachable') });
    expect(page.status).toBe(200);
    expect(page.main).toMatch(new RegExp(`<article[^>]*id="${paper.slug}"`));
    expect(page.text).not.toContain('Cited in');
  });

  test('links to each paper by its DOI, in a new tab', async () => {
    const { main } = await research();
    const links = main.match(/<a [^>]*href="https:\/\/doi\.org\/[^"]+"[^>]*>/g) ?? [];
    expect(links).toHaveLength(FEATURED_PAPERS.length + PAGE_SIZE);
    for (const link of links) {
      expect(link).toContain('target="_blank"');
      expect(link).toContain('rel="noopener"');
    }
  });

  test('has links from page to page, until all papers are loaded', async () => {
    const seen = new Set<string>();
    let query = '?cursor=';
    for (let step = 0; step < 20 && query; step += 1) {
      const { main } = await research(query);
      for (const [, title] of main.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)) seen.add(plain(title ?? ''));
      const more = linksIn(main).find(({ text }) => text === 'Load More Papers');
      if (!more) expect(main).toMatch(/<button[^>]*disabled=""[^>]*>All papers loaded<\/button>/);
      query = more ? new URL(more.href, ORIGIN).search : '';
    }
    for (const { title } of PAPERS) expect(seen).toContain(title);
  });

  test('says so if a search finds nothing, and offers to clear the search', async () => {
    const { main, text } = await research('?q=zeppelin');
    expect(text).toContain('No papers found');
    expect(linksIn(main).find((link) => link.text === 'Clear search')?.href).toBe('/research');
  });
});

describe('a search of the papers', () => {
  const paper = PAPERS[0] as (typeof PAPERS)[number]; // the library has papers
  const accented = { ...paper, title: 'Vitamin D', authors: 'Salas-Salvadó J', summary: 'Nobody’s bones', slug: 'one' };
  const found = (q: string) => matchingPapers([accented], { q }).length === 1;

  test('matches title, authors and summary, ignoring case, accents and quote style', () => {
    expect(['vitamin', 'SALVADO', "nobody's", 'bones salvadó'].map(found)).toEqual([true, true, true, true]);
    expect(['vitamin zebra', accented.journal].map(found)).toEqual([false, false]);
  });

  test('treats minus signs, dashes and hyphens as the same', () => {
    const [marine] = PAPERS.filter(({ title }) => title.includes('n\u22123'));
    for (const q of ['n-3', 'n\u22123', 'n\u20113', 'omega-3', 'Omega\u20103']) {
      expect(matchingPapers(PAPERS, { q }), q).toContain(marine);
    }
  });

  test('stays within the category', () => {
    for (const { slug } of PAPER_CATEGORIES) {
      const papers = matchingPapers(PAPERS, { category: slug });
      expect(papers.length).toBeGreaterThanOrEqual(6);
      expect(papers.every(({ categories }) => categories.includes(slug))).toBe(true);
    }
  });

  test('shows all papers if the category in the URL is unknown', () => {
    expect(paperFilter({ category: 'gossip', q: ' ', cursor: 3 })).toEqual({});
  });
});
