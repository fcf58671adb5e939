import { listeningPositions, privateFeeds, privateFeedUses, questions, questionVotes } from '@longreturn/db/schema';
import { afterAll, expect, test } from 'vitest';
import { deleteAccount } from '../../src/account/delete-account.ts';
import { exportAccount } from '../../src/account/export-account.ts';
import { createPrivateFeed } from '../../src/listening/private-feeds.ts';
import { recordFeedUse } from '../../src/listening/record-feed-use.ts';
import { buildEpisode, buildUser, createTestDeps } from '../../src/testing/testing.ts';

const { deps, close } = await createTestDeps();
afterAll(close);

test('an account’s export has its feeds, positions, questions and votes; deleting the account keeps only its questions', async () => {
  const user = await buildUser(deps, { role: 'member' });
  const other = await buildUser(deps, { role: 'member' });
  const now = deps.clock.now();
  const { id: feedId, url } = await createPrivateFeed(deps, user.actor, { name: 'Phone' });
  await recordFeedUse(deps, { feedId, ip: '192.0.2.1', userAgent: 'Overcast/3.0' });
  const { id: episodeId, title } = await buildEpisode(deps);
  await deps.db.insert(listeningPositions).values({ userId: user.id, episodeId, positionSec: 61, updatedAt: now });
  const [asked, heard] = [deps.ids.next(), deps.ids.next()];
  const times = { createdAt: now, updatedAt: now };
  await deps.db.insert(questions).values([
    { id: asked, userId: user.id, text: 'How much sleep?', ...times },
    { id: heard, userId: other.id, text: 'How much coffee?', ...times },
  ]);
  await deps.db.insert(questionVotes).values([
    { questionId: heard, userId: user.id, createdAt: now },
    { questionId: asked, userId: other.id, createdAt: now },
  ]);

  const at = now.toISOString();
  const exported = await exportAccount(deps, user.actor, undefined);
  expect(exported).toMatchObject({
    privateFeeds: [
      {
        ...{ id: feedId, name: 'Phone', createdAt: at, lastUsedAt: at, warnedAt: null },
        uses: [{ day: at.slice(0, 10), networks: 1, apps: 1 }],
      },
    ],
    listeningPositions: [{ episode: title, positionSec: 61, isFinished: false, updatedAt: at }],
    questions: [{ text: 'How much sleep?', state: 'open', createdAt: at, answeredAt: null }],
    questionVotes: [{ question: 'How much coffee?', votedAt: at }],
  });
  const [{ tokenHash } = {}] = await deps.db.select().from(privateFeeds);
  expect(tokenHash).toMatch(/^[0-9a-f]{64}$/);
  for (const secret of [url.split('/')[4], tokenHash]) expect(JSON.stringify(exported)).not.toContain(secret);

  await deleteAccount(deps, user.actor, { password: user.password });
  for (const table of [privateFeeds, privateFeedUses, listeningPositions]) expect(await deps.db.$count(table)).toBe(0);
  const left = await deps.db.select({ id: questions.id, userId: questions.userId }).from(questions);
  expect(left).toEqual(
    expect.arrayContaining([
      { id: asked, userId: null },
      { id: heard, userId: other.id },
    ]),
  );
  const votes = await deps.db.select({ userId: questionVotes.userId }).from(questionVotes);
  expect(votes).toEqual([{ userId: other.id }]);
});
