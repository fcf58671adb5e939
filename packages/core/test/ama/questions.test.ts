import { MESSAGES } from '@longreturn/contract/messages';
import { activity, questions, questionVotes } from '@longreturn/db/schema';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ANONYMOUS, SYSTEM } from '../../src/actor.ts';
import { deleteUser } from '../../src/admin/delete-user.ts';
import { deleteQuestion } from '../../src/ama/delete-question.ts';
import { listAllQuestions } from '../../src/ama/list-all-questions.ts';
import { getQuestionSummary } from '../../src/ama/list-questions.ts';
import { updateQuestion } from '../../src/ama/update-question.ts';
import { unvoteQuestion, voteQuestion } from '../../src/ama/vote-question.ts';
import { readContentVersion } from '../../src/content/write-content.ts';
import { actorWithRole, buildUser } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';
import { createAmaTest } from './create-ama-test.ts';

const { deps, clock, buildMember, ask, list, close } = await createAmaTest();
afterAll(close);
beforeEach(async () => {
  clock.set('2026-11-15T12:00:00.000Z');
  await deps.db.delete(questions);
});

const later = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1000).toISOString());

describe('asking', () => {
  test('stores the text on one line, with the first name and the vote of the member', async () => {
    const { actor } = await buildUser(deps, { role: 'member', name: 'Ada Byron King' });
    const question = await ask(actor, '  Is an hour\nof walking enough? \u202e');
    expect(question).toMatchObject({
      text: 'Is an hour of walking enough?',
      askedBy: 'Ada',
      votes: 1,
      state: 'open',
      isOwn: true,
      hasVoted: true,
      answer: null,
    });
    expect((await list((await buildMember()).actor)).items).toEqual([{ ...question, isOwn: false, hasVoted: false }]);
  });

  test.each([
    ['an anonymous reader', ANONYMOUS, 'premium.session_required'],
    ['a subscriber', actorWithRole('subscriber'), 'premium.membership_required'],
  ] as const)('is refused to %s, as are reading and voting', async (_who, actor, code) => {
    const { id } = await ask((await buildMember()).actor);
    await expect(ask(actor)).rejects.toEqual(errorWithCode(code));
    await expect(list(actor)).rejects.toEqual(errorWithCode(code));
    await expect(voteQuestion(deps, actor, { id })).rejects.toEqual(errorWithCode(code));
    await expect(unvoteQuestion(deps, actor, { id })).rejects.toEqual(errorWithCode(code));
  });

  test.each([
    ['is too short', 'Too short', MESSAGES.question],
    ['is too long', 'x'.repeat(501), MESSAGES.textLong(500)],
    ['contains NUL', 'A question with \0 in it', MESSAGES.question],
  ])('with a text that %s is rejected', async (_what, text, message) => {
    const { actor } = await buildMember();
    await expect(ask(actor, text)).rejects.toEqual(errorWithCode('input.invalid', { text: message }));
  });

  test('is refused to a member who has five open questions, even if several questions are sent at once', async () => {
    const { actor } = await buildMember();
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => ask(actor)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toEqual(errorWithCode('question.limit'));
    const [first] = (await list(actor)).items;
    await updateQuestion(deps, SYSTEM, { id: first?.id ?? '', state: 'picked' });
    expect(await ask(actor)).toMatchObject({ state: 'open' });
  });

  test('the same question twice at the same time creates one question', async () => {
    const { actor } = await buildMember();
    const same = () => ask(actor, 'Does it matter when I eat?');
    const [one, other] = await Promise.all([same(), same()]);
    expect(one.id).toBe(other.id);
    expect((await list(actor)).total).toBe(1);
  });

  test('is refused after ten questions within an hour', async () => {
    const { actor } = await buildMember();
    for (let n = 0; n < 10; n += 1) await deleteQuestion(deps, actor, await ask(actor));
    await expect(ask(actor)).rejects.toEqual(errorWithCode('rate.limited'));
    later(3600);
    expect(await ask(actor)).toMatchObject({ votes: 1 });
  });

  test('is refused to an account that was deleted after the request began', async () => {
    await expect(ask(actorWithRole('member'))).rejects.toEqual(errorWithCode('session.required'));
  });
});

describe('voting', () => {
  test('several times at once counts once, and taking the vote back several times removes one vote', async () => {
    const [asker, voter] = [await buildMember(), await buildMember()];
    const { id } = await ask(asker.actor);
    const voted = await Promise.all(Array.from({ length: 4 }, () => voteQuestion(deps, voter.actor, { id })));
    expect(voted).toEqual(voted.map(() => ({ id, votes: 2, hasVoted: true })));
    expect((await list(voter.actor)).items).toMatchObject([{ votes: 2, hasVoted: true, isOwn: false }]);
    const taken = await Promise.all(Array.from({ length: 4 }, () => unvoteQuestion(deps, voter.actor, { id })));
    expect(taken).toEqual(taken.map(() => ({ id, votes: 1, hasVoted: false })));
  });

  test('by many members at once counts each of them', async () => {
    const { id } = await ask((await buildMember()).actor);
    const voters = await Promise.all(Array.from({ length: 8 }, buildMember));
    await Promise.all(voters.map(({ actor }) => voteQuestion(deps, actor, { id })));
    expect((await list(SYSTEM)).items).toMatchObject([{ id, votes: 9 }]);
  });

  test('for one’s own question can’t be undone', async () => {
    const { actor } = await buildMember();
    const { id } = await ask(actor);
    expect(await voteQuestion(deps, actor, { id })).toMatchObject({ votes: 1 });
    await expect(unvoteQuestion(deps, actor, { id })).rejects.toEqual(errorWithCode('question.own'));
  });

  test('is refused for picked, hidden and unknown questions', async () => {
    const { id } = await ask((await buildMember()).actor);
    const { actor } = await buildMember();
    await updateQuestion(deps, SYSTEM, { id, state: 'picked' });
    await expect(voteQuestion(deps, actor, { id })).rejects.toEqual(errorWithCode('question.closed'));
    await updateQuestion(deps, SYSTEM, { id, state: 'hidden' });
    await expect(voteQuestion(deps, actor, { id })).rejects.toEqual(errorWithCode('question.unknown'));
    await expect(voteQuestion(deps, actor, { id: deps.ids.next() })).rejects.toEqual(errorWithCode('question.unknown'));
  });

  test('does not expire cached pages', async () => {
    const { id } = await ask((await buildMember()).actor);
    const before = await readContentVersion(deps);
    await voteQuestion(deps, (await buildMember()).actor, { id });
    expect(await readContentVersion(deps)).toBe(before);
  });
});

describe('the list', () => {
  test('has the questions with the most votes first, then the oldest, in pages', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, buildMember));
    const ids: string[] = [];
    for (const [n, { actor }] of members.entries()) {
      later(n);
      ids.push((await ask(actor)).id);
    }
    const [a, b, c, d, e] = ids as [string, string, string, string, string];
    const vote = (n: number, id: string) => voteQuestion(deps, members[n]?.actor ?? SYSTEM, { id });
    await vote(0, d);
    await vote(1, d);
    await vote(0, c);
    const [{ actor }] = members as [Awaited<ReturnType<typeof buildMember>>];
    const found: string[] = [];
    for (let cursor: string | undefined, more = true; more; ) {
      const page = await list(actor, 'open', { limit: 2, ...(cursor && { cursor }) });
      expect(page.total).toBe(5);
      found.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
      more = cursor !== undefined;
    }
    expect(found).toEqual([d, c, a, b, e]);
    await expect(list(actor, 'open', { cursor: 'forged' })).rejects.toEqual(errorWithCode('input.invalid'));
  });

  test('is only a number for readers without a membership', async () => {
    await ask((await buildMember()).actor, 'What is zqxsecret good for?');
    for (const reader of ['anonymous', 'registered'] as const)
      expect(await getQuestionSummary(deps, reader)).toEqual({ openCount: 1, questions: null });
    expect(await getQuestionSummary(deps, 'member')).toMatchObject({
      openCount: 1,
      questions: [{ text: 'What is zqxsecret good for?' }],
    });
  });

  test('keeps the question of a deleted account, but without the name', async () => {
    const { id, actor } = await buildMember();
    await ask(actor);
    await deleteUser(deps, (await buildUser(deps, { role: 'admin' })).actor, id);
    expect((await list(SYSTEM)).items).toMatchObject([{ askedBy: 'A member', votes: 0 }]);
  });
});

describe('the member who asked', () => {
  test('deletes an open question with its votes, even after the membership has ended', async () => {
    const { id: userId, actor } = await buildMember();
    const { id } = await ask(actor);
    await voteQuestion(deps, (await buildMember()).actor, { id });
    await deleteQuestion(deps, { is: 'user', id: userId, role: 'subscriber' }, { id });
    expect(await deps.db.select().from(questionVotes).where(eq(questionVotes.questionId, id))).toEqual([]);
  });

  test('can’t delete a picked question, and nobody else can delete an open one', async () => {
    const { actor } = await buildMember();
    const { id } = await ask(actor);
    const other = (await buildMember()).actor;
    await expect(deleteQuestion(deps, other, { id })).rejects.toEqual(errorWithCode('question.unknown'));
    await updateQuestion(deps, SYSTEM, { id, state: 'picked' });
    await expect(deleteQuestion(deps, actor, { id })).rejects.toEqual(errorWithCode('question.closed'));
  });
});

describe('an editor', () => {
  test('picks, hides and reopens a question, and the audit log records the change without the text', async () => {
    const editor = (await buildUser(deps, { role: 'editor' })).actor;
    const { actor } = await buildMember();
    const { id } = await ask(actor);
    const states = async () => {
      const shown = (['open', 'picked', 'answered'] as const).map(async (state) => (await list(actor, state)).total);
      return Promise.all(shown);
    };
    expect(await updateQuestion(deps, editor, { id, state: 'picked' })).toMatchObject({ state: 'picked' });
    expect(await states()).toEqual([0, 1, 0]);
    await updateQuestion(deps, editor, { id, state: 'hidden' });
    expect(await states()).toEqual([0, 0, 0]);
    await updateQuestion(deps, editor, { id, state: 'open' });
    expect(await states()).toEqual([1, 0, 0]);
    const [entry] = await deps.db.select().from(activity).orderBy(desc(activity.id)).limit(1);
    expect(entry).toMatchObject({
      action: 'question.updated',
      targetTitle: 'A member’s question',
      change: { state: { from: 'hidden', to: 'open' } },
    });
  });

  test('corrects a text, and the audit log contains neither the old nor the new text', async () => {
    const editor = (await buildUser(deps, { role: 'editor' })).actor;
    const { id } = await ask((await buildMember()).actor, 'How long is lnog enough?');
    await updateQuestion(deps, editor, { id, text: 'How long is long enough?' });
    expect((await list(SYSTEM)).items).toMatchObject([{ text: 'How long is long enough?' }]);
    const [entry] = await deps.db.select().from(activity).orderBy(desc(activity.id)).limit(1);
    expect(entry?.change).toEqual({ text: { from: { characters: 24 }, to: { characters: 24 } } });
  });

  test('finds questions by state and by text, ignoring letter case and wildcards', async () => {
    const { actor } = await buildMember();
    await ask(actor, 'Is Rapamycin worth it?');
    await ask(actor, 'Is 100% of it absorbed?');
    const find = async (q: string) => (await listAllQuestions(deps, SYSTEM, { state: 'open', q })).items.length;
    expect([await find('RAPA'), await find('0%'), await find('%'), await find('_')]).toEqual([1, 1, 1, 0]);
    expect((await listAllQuestions(deps, SYSTEM, { state: 'hidden' })).items).toEqual([]);
    await expect(listAllQuestions(deps, actor, { state: 'open' })).rejects.toEqual(errorWithCode('action.forbidden'));
  });
});
