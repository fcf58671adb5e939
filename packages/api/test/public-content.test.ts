import { endOtherSessions } from '@longreturn/core/account/end-session';
import { ANONYMOUS } from '@longreturn/core/actor';
import { createTestDeps } from '@longreturn/core/testing';
import { afterAll, expect, test } from 'vitest';
import type { Context } from '../src/context.ts';
import { isShared, procedurePaths, procedureSchemas } from '../src/procedure-schemas.ts';
import { createCallerFactory, publicContent, router } from '../src/trpc.ts';

const { deps, close } = await createTestDeps();
afterAll(close);

const context: Context = {
  deps,
  actor: { is: 'user', id: deps.ids.next(), role: 'member' },
  session: undefined,
  client: { ip: '203.0.113.1', device: 'Firefox on Linux' },
  keeper: { keep() {}, forget() {} },
  identityProviders: [],
  providerStatus: [],
  mailer: { send: async () => ({ is: 'accepted' }) },
  pressKit: { sizes: async () => ({ archive: 0, files: {} }) },
};

test('a shared procedure can read the kind of reader that calls it', async () => {
  const call = createCallerFactory(router({ kind: publicContent.query(({ ctx }) => ctx.reader) }));
  expect(await call(context).kind()).toBe('member');
  expect(await call({ ...context, actor: ANONYMOUS }).kind()).toBe('anonymous');
});

test('a shared procedure that reads its user or session does not compile', async () => {
  const call = createCallerFactory(
    router({
      // @ts-expect-error: there is no actor
      actor: publicContent.query(({ ctx }) => ctx.actor.is),
      // @ts-expect-error: there is no session
      session: publicContent.query(({ ctx }) => ctx.session.user),
      // @ts-expect-error: there is no user
      sessions: publicContent.query(({ ctx }) => endOtherSessions(ctx.deps, ctx.actor, undefined)),
      // @ts-expect-error: there is no client
      client: publicContent.query(({ ctx }) => ctx.client.ip),
      // @ts-expect-error: there is no cookie to write
      keeper: publicContent.query(({ ctx }) => ctx.keeper.forget()),
    }),
  )(context);
  for (const read of Object.values(call)) await expect(read()).rejects.toThrow();
});

test('shared procedures are queries that anyone may call', () => {
  const shared = procedurePaths().filter(isShared).map(procedureSchemas);
  expect(shared.length).toBeGreaterThan(0);
  for (const { type, access } of shared) expect([type, access]).toEqual(['query', undefined]);
});

test.each([
  'content.search',
  'content.site',
  'content.biographies',
  'content.about',
  'content.speaking',
  'content.legalPage',
  'content.articles.cards',
  'content.episodes.listening',
  'content.episodes.transcript',
  'newsletter.issues.list',
  'newsletter.issues.bySlug',
])('%s is shared', (path) => {
  expect(isShared(path)).toBe(true);
});

test.each(['auth.session', 'auth.me', 'newsletter.subscription', 'admin.users.list'])('%s is not shared', (path) => {
  expect(isShared(path)).toBe(false);
});
