import type { User } from '@longreturn/contract/account';
import { describe, expect, it } from 'vitest';
import { OwnReads } from '../../src/pages/own-reads.ts';
import { SharedPage } from '../../src/pages/shared-page.ts';
import { standInFor } from '../../src/pages/stand-in.ts';
import { buildAccount } from '../testing/build-account.ts';

const ada = buildAccount({ name: 'Ada Byron' });
const bob = buildAccount({ name: `<b>"Bob" & 'sons'</b> $& $1`, email: 'bob@example.org' });

/** Renders a page with `draw` for the stand-in of an account (by default Ada's). Returns it as a shared page. */
function rendered(draw: (user: User) => string, { status = 200, account = ada } = {}): SharedPage {
  const standIn = standInFor(account, new OwnReads('/'));
  const html = draw(standIn.user);
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, text = '']) => text);
  return SharedPage.from({ status, headers: { 'content-type': 'text/html' }, html, isWhole: true, scripts }, standIn);
}
const greeting = (user: User) => `<p>Hello ${user.name}, ${user.name}</p>`;
const textOf = (page: SharedPage, user: User) => Buffer.concat(page.for(user).map(({ plain }) => plain)).toString();
const data = (user: User) => `<script type="application/json">${JSON.stringify(user)}</script>`;

describe('a shared page', () => {
  it('shows each user their own name, escaped', () => {
    const page = rendered(greeting);
    expect(textOf(page, ada)).toBe('<p>Hello Ada Byron, Ada Byron</p>');
    const name = '&lt;b&gt;&quot;Bob&quot; &amp; &#39;sons&#39;&lt;/b&gt; $&amp; $1';
    expect(textOf(page, bob)).toBe(`<p>Hello ${name}, ${name}</p>`);
    expect(page).toMatchObject({ status: 200, headers: { 'content-type': 'text/html' } });
  });

  it('fills each user’s own name and email address into fields', () => {
    const page = rendered((user) => `<input value="${user.name}"><input value="${user.email}"> ${user.email}`);
    expect(textOf(page, ada)).toBe(`<input value="Ada Byron"><input value="${ada.email}"> ${ada.email}`);
    const html = textOf(page, buildAccount({ name: '" autofocus x="', email: `"o'brien"<&>@example.org` }));
    expect(html).toContain('value="&quot; autofocus x=&quot;"');
    expect(html).toContain('value="&quot;o&#39;brien&quot;&lt;&amp;&gt;@example.org"');
    expect(html).not.toContain('byron');
  });

  it('contains each user’s account as data that can’t close the script element around it', () => {
    const html = textOf(rendered(data), bob);
    expect(html).not.toContain('<b>');
    expect(JSON.parse(html.replace(/<\/?script[^>]*>/g, ''))).toEqual(bob);
  });

  it('can have the status 404', () => {
    const page = rendered(greeting, { status: 404 });
    expect(page.status).toBe(404);
    expect(textOf(page, bob)).toContain('Hello &lt;b&gt;');
  });

  it('may depend on the role', () => {
    const page = rendered(({ role }) => (role === 'admin' ? 'all' : 'some'));
    expect(textOf(page, ada)).toBe('some');
  });
});

it('a page with an error status is shared even if it reads the name without showing it', () => {
  const page = rendered(({ name }) => name && 'This failed.', { status: 500 });
  expect(textOf(page, bob)).toBe('This failed.');
});

it('the page of a user without a name shows no name', () => {
  const nameless = buildAccount({ name: '' });
  const page = rendered(({ name }) => `<p>${name || 'Profile'} ${name}</p>`, { account: nameless });
  expect(textOf(page, nameless)).toBe('<p>Profile </p>');
});

describe('a page can’t be shared', () => {
  it.each<[string, (user: User) => string]>([
    ['shows the id', ({ id }) => id],
    ['shows only a part of the email address', ({ email }) => email.split('@')[0] ?? ''],
    ['reads the email address once but shows it twice', ({ email }) => `${email} ${email}`],
    ['depends on whether the email address is confirmed', ({ emailConfirmed }) => (emailConfirmed ? 'a' : 'b')],
    ['lists all fields of the user', (user) => String(Object.keys(user).length)],
    ['shows only a part of the name', ({ name }) => name.slice(0, 1)],
    ['reads the name once but shows it twice', ({ name }) => `${name} ${name}`],
    ['runs the name as a script', ({ name }) => `<script>greet('${name}')</script>`],
  ])('when it %s', (_what, draw) => {
    expect(() => rendered(draw)).toThrow("rendering 'perUser'");
  });
});
