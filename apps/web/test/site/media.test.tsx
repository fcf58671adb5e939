import { HOST_BIOGRAPHIES } from '@longreturn/site/host-biographies';
import { HOSTS } from '@longreturn/site/hosts';
import { PRESS_ASSETS, PRESS_FILES } from '@longreturn/site/press-assets';
import { PRESS_KIT } from '@longreturn/site/press-kit';
import { beforeAll, expect, test } from 'vitest';
import { linksIn, ORIGIN, readPage } from './read-page.ts';

const SIZES = {
  archive: 2_948_014,
  files: Object.fromEntries(PRESS_FILES.map(({ file }, i) => [file, 1_100_000 + i * 100_000])),
};

let page: Awaited<ReturnType<typeof readPage>>;
beforeAll(async () => {
  page = await readPage('/media', { 'content.pressKit': SIZES });
});

test('the button that downloads the press kit shows the actual size of the archive', () => {
  expect(page.status).toBe(200);
  expect(page.main.match(/<h1/g)).toHaveLength(1);
  expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}/media"`);
  const button = linksIn(page.main).find(({ href }) => href === '/press/press-kit.zip');
  expect(button?.text).toBe('Download Press Kit (ZIP, 2.9 MB)');
  expect(page.text).toContain(PRESS_KIT.usage);
});

test('both hosts have a short and a full biography, each with a copy button', () => {
  const names = [...page.main.matchAll(/<button[^>]*aria-label="(Copy [^"]*)"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { slug, name, bio } of HOSTS) {
    const { longBio, credentials, achievements } = HOST_BIOGRAPHIES[slug];
    for (const said of [bio, ...longBio, ...credentials, ...achievements]) expect(page.text).toContain(said);
    expect(names).toContain(`Copy Short Bio: short biography of ${name}`);
    expect(names).toContain(`Copy Full Bio: full biography of ${name}`);
  }
});

test('the page has facts, descriptions, introductions and interview topics', () => {
  const { facts, boilerplate, introductions, interviewTopics } = PRESS_KIT;
  const said = [...facts.items, ...boilerplate.items, ...introductions.items].map(({ text }) => text);
  for (const each of [...said, ...interviewTopics.items]) expect(page.text).toContain(each);
});

test('the files are grouped under three headings', () => {
  const titles = [...page.main.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, title]) => title?.replace('&amp;', '&'));
  expect(titles).toEqual(expect.arrayContaining(['Photos', 'Logos & Branding', 'Audio & Video']));
});

test.each(PRESS_ASSETS)('each file of $title has a link with the type and size of the file', ({ title, files }) => {
  for (const { file, format } of files) {
    const size = `${((SIZES.files[file] ?? 0) / 1e6).toFixed(1)} MB`;
    const link = linksIn(page.main).find(({ href }) => href === `/press/${file}`);
    expect(link).toMatchObject({ text: `${format} ${size}`, name: `${format}, ${size}: ${title}` });
  }
});

test.each([
  { why: 'the file sizes can’t be read', sizes: new Error('not made') },
  { why: 'the files are still being created', sizes: null },
])('the page renders without sizes if $why', async ({ sizes }) => {
  const { status, main } = await readPage('/media', { 'content.pressKit': sizes });
  expect(status).toBe(200);
  const button = linksIn(main).find(({ href }) => href === '/press/press-kit.zip');
  expect(button?.text).toBe('Download Press Kit (ZIP)');
  expect(main).not.toContain('NaN');
});
