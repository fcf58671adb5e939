import { auditFilterInput, type ListAuditInput, listAuditInput } from '@longreturn/contract/audit';
import { activity } from '@longreturn/db/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepExpired } from '../../src/account/sweep-expired.ts';
import { ANONYMOUS, SYSTEM } from '../../src/actor.ts';
import { deleteUser } from '../../src/admin/delete-user.ts';
import { exportAudit as exportAuditUseCase } from '../../src/admin/export-audit.ts';
import { listActivity } from '../../src/admin/list-activity.ts';
import { listAudit as listAuditUseCase } from '../../src/admin/list-audit.ts';
import { setRole } from '../../src/admin/set-role.ts';
import { deleteEpisode } from '../../src/content/episodes/delete-episode.ts';
import { updateSetting } from '../../src/site/update-setting.ts';
import { actorWithRole, buildEpisode, buildUser, createTestDeps, throughSchema } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';

const { deps, clock, close } = await createTestDeps();
afterAll(close);

const listAudit = throughSchema(listAuditInput, listAuditUseCase);
const exportAudit = throughSchema(auditFilterInput, exportAuditUseCase);

const list = async (input: ListAuditInput) => (await listAudit(deps, SYSTEM, input)).items;
const actionsOf = async (input: ListAuditInput) => (await list(input)).map(({ action }) => action);

let ada: Awaited<ReturnType<typeof buildUser>>;
let reader: Awaited<ReturnType<typeof buildUser>>;
beforeAll(async () => {
  ada = await buildUser(deps, { role: 'admin', name: 'Ada Byron' });
  reader = await buildUser(deps, { name: 'Grace Hopper' });
  await deps.db.delete(activity);
  clock.set('2026-11-16T12:00:00.000Z');
  await setRole(deps, ada.actor, { userId: reader.id, role: 'editor' });
  clock.set('2026-11-17T23:59:59.999Z');
  const { id } = await buildEpisode(deps, { title: 'The Long Wait' });
  clock.set('2026-11-18T00:00:00.000Z');
  await deleteEpisode(deps, ada.actor, id);
  clock.set('2026-11-19T12:00:00.000Z');
  await updateSetting(deps, SYSTEM, { part: 'booking', value: { url: 'https://calls.example.org' } });
});

async function textOf(pieces: AsyncGenerator<string>) {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

test('an entry has an actor, an action, a target, a change and a time', async () => {
  const [entry] = await list({ group: 'account' });
  expect(entry).toEqual({
    id: expect.any(String),
    actor: { id: ada.id, name: 'Ada Byron' },
    action: 'role.changed',
    title: 'Role changed',
    description: 'Grace Hopper: subscriber to editor, by Ada Byron',
    target: { type: 'account', id: reader.id, title: 'Grace Hopper' },
    change: { role: { from: 'subscriber', to: 'editor' } },
    timestamp: '2026-11-16T12:00:00.000Z',
  });
  expect(await list({ group: 'setting' })).toMatchObject([{ actor: 'system' }]);
});

test('the log is searched by the title of the target and by the name of the actor', async () => {
  expect(await actionsOf({ q: 'LONG wait' })).toEqual(['episode.deleted', 'episode.published']);
  expect(await actionsOf({ q: 'ada byr' })).toEqual(['episode.deleted', 'role.changed']);
  expect(await actionsOf({ q: 'nothing at all' })).toEqual([]);
});

test('the log is filtered by actor, group of actions, day and time', async () => {
  expect(await actionsOf({ actor: ada.id })).toEqual(['episode.deleted', 'role.changed']);
  expect(await actionsOf({ actor: 'system' })).toEqual(['setting.updated', 'episode.published']);
  expect(await actionsOf({ actor: 'anonymous' })).toEqual([]);
  expect(await actionsOf({ group: 'episode' })).toEqual(['episode.deleted', 'episode.published']);
  expect(await actionsOf({ from: '2026-11-17', to: '2026-11-17' })).toEqual(['episode.published']);
  expect(await actionsOf({ from: '2026-11-18T00:00:00Z', to: '2026-11-19T12:00:00.000Z' })).toEqual([
    'episode.deleted',
  ]);
  expect(await actionsOf({ actor: ada.id, group: 'episode', q: 'wait', to: '2026-11-18' })).toEqual([
    'episode.deleted',
  ]);
});

test('pages contain every entry once, newest first', async () => {
  const all = await list({});
  const walked: unknown[] = [];
  let cursor: string | undefined;
  do {
    const page = await listAudit(deps, SYSTEM, { limit: 1, cursor });
    walked.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(walked).toEqual(all);
  expect(all.map(({ action }) => action)).toEqual([
    'setting.updated',
    'episode.deleted',
    'episode.published',
    'role.changed',
  ]);
});

test('entries written by early versions of the site contain only texts, and a search finds them', async () => {
  const old = { id: deps.ids.next(), oldTitle: 'Role changed', oldDescription: 'Zeno: visitor to editor' };
  await deps.db.insert(activity).values({ ...old, timestamp: clock.now() });
  expect(await list({ q: 'zeno' })).toEqual([
    {
      id: old.id,
      actor: null,
      action: null,
      title: 'Role changed',
      description: 'Zeno: visitor to editor',
      target: null,
      change: {},
      timestamp: clock.now().toISOString(),
    },
  ]);
});

test('the export is a CSV file of the matching entries, without formulas, and is itself recorded in the log', async () => {
  const title = '=HYPERLINK("https://evil.example")';
  await buildEpisode(deps, { title });
  clock.set('2026-11-20T08:00:00.000Z');
  const { name, pieces } = await exportAudit(deps, ada.actor, { group: 'episode' });
  expect(name).toBe('audit-log-2026-11-20.csv');
  const text = await textOf(pieces);
  expect(text.startsWith('\uFEFFtimestamp,actor,actorId,action,title,targetType,targetId,target,change\n')).toBe(true);
  expect(text).toContain(`,"'=HYPERLINK(""https://evil.example"")",`);
  expect(text).toContain(`2026-11-18T00:00:00.000Z,Ada Byron,${ada.id},episode.deleted,Episode deleted,episode,`);
  expect(text.trimEnd().split('\n')).toHaveLength(4);
  expect((await listActivity(deps, SYSTEM)).items[0]).toMatchObject({
    title: 'Audit log exported',
    description: 'audit-log-2026-11-20.csv, by Ada Byron',
  });
});

test('an export contains all entries, even if there are many', async () => {
  const base = { actor: 'system', action: 'catalogue.loaded', targetType: 'catalogue' } as const;
  const rows = Array.from({ length: 250 }, (_, n) => ({
    ...base,
    id: deps.ids.next(),
    targetTitle: `Line ${n}`,
    timestamp: clock.now(),
  }));
  await deps.db.insert(activity).values(rows);
  const { pieces } = await exportAudit(deps, SYSTEM, { group: 'catalogue' });
  const lines = (await textOf(pieces)).trimEnd().split('\n').slice(1);
  expect(new Set(lines).size).toBe(250);
});

test('if an admin deletes an account, its name stays in the log until a sweep after ninety days', async () => {
  const { id } = await buildUser(deps, { name: 'Barbara Liskov' });
  await deleteUser(deps, ada.actor, id);
  const newest = async () => (await listActivity(deps, SYSTEM)).items[0]?.description;
  expect(await newest()).toBe('Barbara Liskov, by Ada Byron');
  const deletedAt = clock.now().getTime();
  const day = 24 * 3_600_000;
  clock.set(new Date(deletedAt + 90 * day - 1).toISOString());
  await sweepExpired(deps);
  expect(await newest()).toBe('Barbara Liskov, by Ada Byron');
  clock.set(new Date(deletedAt + 90 * day).toISOString());
  await sweepExpired(deps);
  expect(await newest()).toBe('By Ada Byron');
  clock.set(new Date(deletedAt).toISOString());
});

test.each([
  { actor: 'nobody' },
  { group: 'nothing' },
  { from: 'yesterday' },
  { from: '0000-01-01' },
  { to: '9999-12-31' },
  { q: 'nul\0' },
  { cursor: '?' },
  { limit: 101 },
])('malformed input is rejected: %j', async (input) => {
  await expect(listAudit(deps, SYSTEM, input as ListAuditInput)).rejects.toThrow(errorWithCode('input.invalid'));
});

test('only admins can read and export the log', async () => {
  await expect(listAudit(deps, ANONYMOUS, {})).rejects.toThrow(errorWithCode('session.required'));
  await expect(listAudit(deps, actorWithRole('editor'), {})).rejects.toThrow(errorWithCode('action.forbidden'));
  await expect(exportAudit(deps, ANONYMOUS, {})).rejects.toThrow(errorWithCode('session.required'));
  await expect(exportAudit(deps, actorWithRole('editor'), {})).rejects.toThrow(errorWithCode('action.forbidden'));
});
