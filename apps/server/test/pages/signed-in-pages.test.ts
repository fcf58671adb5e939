import type { User } from '@longreturn/contract/account';
import { expect, it } from 'vitest';
import type { PageReading } from '../../src/pages/page-renderer.ts';
import { createSignedInPages } from '../../src/pages/signed-in-pages.ts';
import type { SignedInContext } from '../../src/sessions/contexts.ts';
import { buildAccount } from '../testing/build-account.ts';

const ada = buildAccount();
const bob = buildAccount({ name: 'Bob' });
const admin = buildAccount({ name: 'Grace', role: 'admin' });

/** Pages that greet; '/own' reads what is its reader's alone, and whatever `fails` names does not succeed. */
function pages(fails: Record<string, number> = {}) {
  const made: string[] = [];
  const listeners: (() => void)[] = [];
  const make = async (key: string, { user, onOwnRead }: PageReading) => {
    made.push(key);
    if (key === '/own') onOwnRead?.();
    return { status: fails[key] ?? 200, headers: {}, html: `Hello ${user?.name}` };
  };
  const pageFor = createSignedInPages({ onContentChange: (listener) => void listeners.push(listener) }, make);
  const read = async (key: string, user: User) => {
    const session = { id: 's', actor: { is: 'user', id: user.id, role: user.role }, user };
    const context = { session } as SignedInContext; // all that is asked for
    const { body } = await pageFor(key, context);
    return Buffer.concat(body.map(({ plain }) => plain)).toString();
  };
  const changeContent = () => {
    for (const listener of listeners) listener();
  };
  return { made, read, changeContent };
}

it('makes a page once for each role', async () => {
  const { made, read } = pages();
  expect(await read('/', ada)).toBe('Hello Ada Byron');
  expect(await read('/', bob)).toBe('Hello Bob');
  expect(made).toEqual(['/']);
  expect(await read('/', admin)).toBe('Hello Grace');
  expect(made).toEqual(['/', '/']);
});

it('makes it anew once the content changes', async () => {
  const { made, read, changeContent } = pages();
  await read('/', ada);
  changeContent();
  expect(await read('/', bob)).toBe('Hello Bob');
  expect(made).toHaveLength(2);
});

it('makes a page that reads what is its reader’s alone for each of them', async () => {
  const { made, read } = pages();
  for (const user of [ada, bob]) expect(await read('/own', user)).toBe(`Hello ${user.name}`);
  expect(made).toHaveLength(3); // once to find out
});

it('makes it for each who has no name to fill in', async () => {
  const { made, read } = pages();
  const nobody = buildAccount({ name: '' });
  for (let time = 0; time < 2; time += 1) expect(await read('/', nobody)).toBe('Hello ');
  expect(made).toHaveLength(2);
});

it('keeps nothing of a failure', async () => {
  const fails: Record<string, number> = { '/': 503 };
  const { made, read } = pages(fails);
  await read('/', ada);
  delete fails['/'];
  await read('/', ada);
  made.length = 0;
  expect(await read('/', bob)).toBe('Hello Bob');
  expect(made).toEqual([]);
});
