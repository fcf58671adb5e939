import { ABOUT, ABOUT_CONTACT } from '@longreturn/site/about';
import { CONTACT_DESK } from '@longreturn/site/contact-desk';
import { HOST_BIOGRAPHIES } from '@longreturn/site/host-biographies';
import { HOSTS } from '@longreturn/site/hosts';
import { beforeAll, expect, test } from 'vitest';
import { linksIn, ORIGIN, readPage, structuredData } from './read-page.ts';

let page: Awaited<ReturnType<typeof readPage>>;
beforeAll(async () => {
  page = await readPage('/about');
});

test('the page has its title and canonical URL', () => {
  expect(page.status).toBe(200);
  expect(page.html).toContain('<title>About: The Long Return</title>');
  expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}/about"`);
  expect(page.main.match(/<h1/g)).toHaveLength(1);
});

test('Meet Your Hosts shows both hosts, each with an anchor, a portrait, the full biography and credentials', () => {
  expect(page.main).toMatch(/<h2[^>]*>Meet Your Hosts</);
  for (const { slug, name, title, portrait } of HOSTS) {
    const article = new RegExp(`<article id="${slug}".*?</article>`, 's').exec(page.main)?.[0] ?? '';
    for (const said of [name, title, `/art/portraits/${portrait}.svg`]) expect(article).toContain(said);
    const { longBio, credentials } = HOST_BIOGRAPHIES[slug];
    for (const said of [...longBio, ...credentials]) expect(article).toContain(said);
  }
});

test('the page shows the vision with its principles and the team with its roles', () => {
  const { vision, team } = ABOUT;
  const principles = vision.principles.flatMap(({ term, text }) => [term, text]);
  const roles = team.roles.flatMap(({ title, text }) => [title, text]);
  for (const said of [vision.title, ...vision.paragraphs, ...principles, team.title, team.lede, ...roles]) {
    expect(page.text).toContain(said);
  }
});

test('Send Email opens an email to the team', () => {
  const { email } = CONTACT_DESK.addresses.general;
  expect(linksIn(page.main)).toContainEqual({ href: `mailto:${email}`, text: 'Send Email', name: undefined });
});

test('Schedule Call links to the contact form with subject and message filled in', () => {
  const call = linksIn(page.main).find(({ text }) => text === 'Schedule Call');
  const { pathname, searchParams } = new URL(call?.href ?? '', ORIGIN);
  expect(pathname).toBe('/contact');
  expect(Object.fromEntries(searchParams)).toEqual({
    contactType: 'general',
    subject: ABOUT_CONTACT.call.subject,
    message: ABOUT_CONTACT.call.message,
  });
});

test('the structured data has two persons; the letters after a name are in honorificSuffix, not in name', () => {
  const [data] = structuredData(page.html);
  expect(data?.['@graph']).toMatchObject([
    {
      '@type': 'Person',
      '@id': `${ORIGIN}/about#maren-oduya`,
      name: 'Maren Oduya',
      honorificSuffix: 'PhD',
    },
    {
      '@type': 'Person',
      '@id': `${ORIGIN}/about#elias-thornquist`,
      name: 'Elias Thornquist',
      honorificSuffix: 'CFA',
    },
  ]);
});
