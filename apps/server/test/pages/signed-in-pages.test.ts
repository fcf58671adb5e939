import { setImmediate } from 'node:timers/promises';
import type { User } from '@longreturn/contract/account';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { PageReading } from '../../src/pages/page-renderer.ts';
import type { RequestedPage } from '../../src/pages/requested-page.ts';
import { createSignedInPages } from '../../src/pages/signed-in-pages.ts';
import type { SignedInContext } from '../../src/sessions/contexts.ts';
import { buildAccount } from '../testing/build-account.ts';

const ada = buildAccount();
const bob = buildAccount({ name: 'Bob' });
const admin = buildAccount({ name: 'Grace', role: 'admin' });

/**
 * Pages that greet the user by name. '/own' shows the user's ID instead, and the rendering of '/endless' never ends.
 * `fails` maps paths to error statuses.
 */
function pages(fails: Record<string, number> = {}) {
  const made: string[] = [];
  const listeners: (() => void)[] = [];
  const make = async (key: string, { user }: PageReading) => {
    made.push(key);
    await (key === '/endless' ? new Promise(() => {}) : setImmediate());
    const html = `Hello ${key.startsWith('/own') ? user?.id : user?.name}`;
    return { status: fails[key] ?? 200, headers: {}, html, isWhole: true, scripts: [] };
  };
  const pageFor = createSignedInPages({ onContentChange: (listener) => void listeners.push(listener) }, make);
  const read = async (key: string, user: User, rendering: RequestedPage['rendering'] = 'perRole') => {
    const session = { id: 's', actor: { is: 'user', id: user.id, role: user.role }, user };
    const context = { session } as SignedInContext; // the only part that is used
    const { status, body } = await pageFor({ key, rendering }, context);
    expect(status).toBe(fails[key] ?? 200);
    return Buffer.concat(body.map(({ plain }) => plain)).toString();
  };
  const changeContent = () => {
    for (const listener of listeners) listener();
  };
  return { made, read, changeContent };
}

it('renders a page once for each role and subscription status', async () => {
  const { made, read } = pages();
  expect(await read('/', ada)).toBe('Hello Ada Byron');
  expect(await read('/', bob)).toBe('Hello Bob');
  expect(made).toEqual(['/']);
  expect(await read('/', admin)).toBe('Hello Grace');
  expect(await read('/', buildAccount({ name: 'Cy', subscriptionStatus: 'ended' }))).toBe('Hello Cy');
  expect(made).toEqual(['/', '/', '/']);
});

it('renders a page again after the content has changed', async () => {
  const { made, read, changeContent } = pages();
  await read('/', ada);
  changeContent();
  expect(await read('/', bob)).toBe('Hello Bob');
  expect(made).toHaveLength(2);
});

it('throws if a shared page reads more than the user’s name and email address', async () => {
  const { made, read } = pages();
  for (const user of [ada, bob])
    await expect(read('/own?q=private', user)).rejects.toThrow("/own reads the user's id, which");
  expect(made).toHaveLength(2);
});

it('renders a per-user page for each user', async () => {
  const { made, read } = pages();
  for (const user of [ada, bob]) expect(await read('/own', user, 'perUser')).toBe(`Hello ${user.id}`);
  expect(made).toEqual(['/own', '/own']);
});

it('renders one separate page for all users without a name', async () => {
  const { made, read } = pages();
  expect(await read('/', ada)).toBe('Hello Ada Byron');
  for (let time = 0; time < 2; time += 1) expect(await read('/', buildAccount({ name: '' }))).toBe('Hello ');
  expect(made).toHaveLength(2);
});

it('renders a page once for concurrent requests', async () => {
  const { made, read } = pages();
  const readers = Array.from({ length: 20 }, (_, at) => buildAccount({ name: `Reader ${at}` }));
  const texts = await Promise.all(readers.map((user) => read('/', user)));
  expect(texts).toEqual(readers.map(({ name }) => `Hello ${name}`));
  expect(made).toHaveLength(1);
});

it('does not reuse a rendering that began before the content changed', async () => {
  const { made, read, changeContent } = pages();
  const before = read('/', ada);
  changeContent();
  expect(await Promise.all([before, read('/', bob)])).toEqual(['Hello Ada Byron', 'Hello Bob']);
  expect(made).toHaveLength(2);
  await read('/', ada);
  expect(made).toHaveLength(2);
});

it('renders a not-found page once for concurrent requests, and does not store it', async () => {
  const { made, read } = pages({ '/nowhere': 404 });
  const ask = () => Promise.all([ada, bob].map((user) => read('/nowhere', user)));
  expect(await ask()).toEqual(['Hello Ada Byron', 'Hello Bob']);
  expect(made).toHaveLength(1);
  await ask();
  expect(made).toHaveLength(2);
});

it('waits a limited time for a rendering that another request has started', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { made, read } = pages();
  const waiting = Promise.allSettled([ada, bob].map((user) => read('/endless', user)));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await waiting).toMatchObject([{ reason: { code: 'service.unavailable' } }, { status: 'rejected' }]);
  expect(made).toHaveLength(1);
  void read('/endless', ada).catch(() => {});
  expect(made).toHaveLength(2);
});

it('does not store a page that failed', async () => {
  const fails: Record<string, number> = { '/': 503 };
  const { made, read } = pages(fails);
  await read('/', ada);
  delete fails['/'];
  await read('/', ada);
  made.length = 0;
  expect(await read('/', bob)).toBe('Hello Bob');
  expect(made).toEqual([]);
});
