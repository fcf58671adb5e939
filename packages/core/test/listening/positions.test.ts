import { episodes, listeningPositions } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { exportAccount } from '../../src/account/export-account.ts';
import { type Actor, ANONYMOUS } from '../../src/actor.ts';
import { getListeningPosition, listListeningPositions } from '../../src/listening/list-listening-positions.ts';
import { saveListeningPosition } from '../../src/listening/save-listening-position.ts';
import { buildEpisode, buildRendition, buildUser, createTestDeps } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';

const { deps, clock, close } = await createTestDeps();
afterAll(close);

const at = (secondsAgo: number) => new Date(clock.now().getTime() - secondsAgo * 1000).toISOString();

async function save(actor: Actor, episodeId: string, positionSec: number, { secondsAgo = 0, isFinished = false } = {}) {
  await saveListeningPosition(deps, actor, { episodeId, positionSec, isFinished, at: at(secondsAgo) });
}

async function buildHeard(overrides: Parameters<typeof buildEpisode>[1] = {}, kinds = ['public'] as const) {
  const episode = await buildEpisode(deps, overrides);
  for (const kind of kinds) await buildRendition(deps, { episodeId: episode.id, kind });
  return episode;
}

test('a position is stored for one user, in whole seconds, and is never beyond the end of the audio', async () => {
  const [{ actor }, other] = [await buildUser(deps), await buildUser(deps)];
  const { id, title } = await buildHeard();
  expect(await getListeningPosition(deps, actor, id)).toBeNull();
  await save(actor, id, 12.9, { secondsAgo: 5 });
  const stored = { positionSec: 12, isFinished: false, updatedAt: at(5) };
  expect(await getListeningPosition(deps, actor, id)).toEqual(stored);
  expect(await getListeningPosition(deps, other.actor, id)).toBeNull();
  expect(await exportAccount(deps, actor, undefined)).toMatchObject({
    listeningPositions: [{ episode: title, ...stored }],
  });
  await save(actor, id, 9000, { isFinished: true });
  expect(await getListeningPosition(deps, actor, id)).toEqual({ positionSec: 90, isFinished: true, updatedAt: at(0) });
});

test('writes that arrive out of order don’t move a position back', async () => {
  const { actor } = await buildUser(deps);
  const { id } = await buildHeard();
  await Promise.all([50, 10, 30, 20, 40].map((second) => save(actor, id, second, { secondsAgo: 90 - second })));
  expect(await getListeningPosition(deps, actor, id)).toMatchObject({ positionSec: 50, updatedAt: at(40) });
});

test('a position from a device whose clock is ahead can be replaced by another device', async () => {
  const { actor } = await buildUser(deps);
  const { id } = await buildHeard();
  await save(actor, id, 10, { secondsAgo: -86_400 });
  expect(await getListeningPosition(deps, actor, id)).toMatchObject({ updatedAt: at(0) });
  await save(actor, id, 60);
  expect(await getListeningPosition(deps, actor, id)).toMatchObject({ positionSec: 60 });
});

test('no position is stored for an episode that the user can’t listen to', async () => {
  const { actor } = await buildUser(deps);
  const member = await buildUser(deps, { role: 'member' });
  const [open, premium] = [await buildHeard(), await buildHeard({ isPremium: true })];
  const silent = await buildEpisode(deps);
  const [draft, scheduled] = [await buildHeard({ publishedAt: null }), await buildHeard({ publishedAt: at(-60) })];
  await expect(save(ANONYMOUS, open.id, 5)).rejects.toThrow(errorWithCode('session.required'));
  await expect(save(actor, premium.id, 5)).rejects.toThrow(errorWithCode('premium.membership_required'));
  for (const id of [silent.id, draft.id, scheduled.id, deps.ids.next()])
    await expect(save(member.actor, id, 5)).rejects.toThrow(errorWithCode('episode.unknown'));
  await save(member.actor, premium.id, 5);
  const rows = await deps.db.select().from(listeningPositions).where(eq(listeningPositions.positionSec, 5));
  expect(rows.map(({ userId }) => userId)).toEqual([member.id]);
});

test('unfinished episodes come before finished ones, most recent first; episodes that the user can’t hear are omitted', async () => {
  const { id: userId, actor } = await buildUser(deps, { role: 'member' });
  const [first, second, done, premium, hidden] = [
    await buildHeard(),
    await buildHeard(),
    await buildHeard(),
    await buildHeard({ isPremium: true }),
    await buildHeard(),
  ];
  await save(actor, first.id, 10, { secondsAgo: 40 });
  await save(actor, second.id, 20, { secondsAgo: 30 });
  await save(actor, done.id, 90, { isFinished: true });
  await save(actor, premium.id, 30, { secondsAgo: 50 });
  await save(actor, hidden.id, 30, { secondsAgo: 5 });
  await deps.db.update(episodes).set({ publishedAt: null }).where(eq(episodes.id, hidden.id));
  const listed = async (reader: Actor) =>
    (await listListeningPositions(deps, reader)).map(({ episode, positionSec }) => [episode.id, positionSec]);
  const open = [
    [second.id, 20],
    [first.id, 10],
  ];
  expect(await listed(actor)).toEqual([...open, [premium.id, 30], [done.id, 90]]);
  expect(await listed({ is: 'user', id: userId, role: 'subscriber' })).toEqual([...open, [done.id, 90]]);
  expect(await listed((await buildUser(deps)).actor)).toEqual([]);
  await expect(listListeningPositions(deps, ANONYMOUS)).rejects.toThrow(errorWithCode('session.required'));
});
