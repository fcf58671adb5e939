import { MESSAGES } from '@longreturn/contract/messages';
import { questions } from '@longreturn/db/schema';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { SYSTEM } from '../../src/actor.ts';
import { announceAnswers } from '../../src/ama/announce-answers.ts';
import { answerQuestion } from '../../src/ama/answer-question.ts';
import { deleteQuestion } from '../../src/ama/delete-question.ts';
import { listAnswered } from '../../src/ama/list-questions.ts';
import { updateQuestion } from '../../src/ama/update-question.ts';
import { deleteEpisode } from '../../src/content/episodes/delete-episode.ts';
import { prepareMail } from '../../src/mail/mail-kinds.ts';
import { buildEpisode, buildRendition } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';
import { createAmaTest } from './create-ama-test.ts';

const { deps, clock, mails, buildMember, ask, list, close } = await createAmaTest();
afterAll(close);

const NOW = '2026-11-15T12:00:00.000Z';
const TOMORROW = '2026-11-16T12:00:00.000Z';
beforeEach(async () => {
  clock.set(NOW);
  mails.length = 0;
  await deps.db.delete(questions);
});

const answer = (id: string, episodeId: string, answerSec = 754) =>
  answerQuestion(deps, SYSTEM, { id, episodeId, answerSec });

describe('an answer in a public episode', () => {
  test('has a link for members, and the member who asked gets the link by email', async () => {
    const { id: userId, actor, email } = await buildMember();
    const { id } = await ask(actor, 'How long is long enough?');
    const { id: episodeId, title } = await buildEpisode(deps, { slug: 'ask-us', isAma: true });
    expect(await answer(id, episodeId)).toMatchObject({ state: 'answered', answeredAt: NOW });
    const url = `${deps.origin}/episodes/ask-us?t=754`;
    expect((await list(actor, 'answered')).items).toMatchObject([
      { id, state: 'answered', answer: { episode: { slug: 'ask-us', title }, answerSec: 754, url } },
    ]);
    expect(mails).toEqual([{ kind: 'question-answered', userId, questionId: id }]);
    expect(await prepareMail(deps, mails[0] ?? expect.fail('no mail'))).toMatchObject({
      to: email,
      content: { name: 'Ada Lovelace', question: 'How long is long enough?', episode: title, link: url },
    });
  });

  test('causes one email, even if the answer is saved several times at once, moved, or removed and saved again', async () => {
    const { id } = await ask((await buildMember()).actor);
    const { id: episodeId } = await buildEpisode(deps);
    await Promise.all([answer(id, episodeId, 10), answer(id, episodeId, 20), announceAnswers(deps)]);
    await answer(id, episodeId, 30);
    await updateQuestion(deps, SYSTEM, { id, state: 'open' });
    expect((await list(SYSTEM, 'answered')).total).toBe(0);
    await answer(id, episodeId, 40);
    expect(mails).toHaveLength(1);
  });

  test('is listed with the episode’s other answers in order of time; readers without access get a count', async () => {
    const { actor } = await buildMember();
    const { id: episodeId, slug } = await buildEpisode(deps);
    const [late, early] = [await ask(actor), await ask(actor)];
    await answer(late.id, episodeId, 90);
    await answer(early.id, episodeId, 0);
    expect(await listAnswered(deps, 'member', slug)).toMatchObject({
      count: 2,
      questions: [
        { id: early.id, answerSec: 0, askedBy: 'Ada' },
        { id: late.id, answerSec: 90 },
      ],
    });
    expect(await listAnswered(deps, 'registered', slug)).toEqual({ count: 2, questions: null });
    await updateQuestion(deps, SYSTEM, { id: early.id, state: 'hidden' });
    expect(await listAnswered(deps, 'anonymous', slug)).toEqual({ count: 1, questions: null });
  });
});

describe('an answer in a scheduled episode', () => {
  test('appears and causes one email when the episode becomes public; until then, the question counts as picked', async () => {
    const { actor } = await buildMember();
    const { id } = await ask(actor);
    const { id: episodeId, slug } = await buildEpisode(deps, { publishedAt: TOMORROW });
    await answer(id, episodeId);
    await announceAnswers(deps);
    expect(mails).toEqual([]);
    expect((await list(actor, 'picked')).items).toMatchObject([{ id, state: 'picked', answer: null }]);
    expect(await listAnswered(deps, 'admin', slug)).toEqual({ count: 0, questions: [] });
    clock.set(TOMORROW);
    expect((await list(actor, 'answered')).items).toMatchObject([{ id, state: 'answered' }]);
    await Promise.all(Array.from({ length: 6 }, () => announceAnswers(deps)));
    expect(mails).toHaveLength(1);
  });

  test('causes no email if the episode is deleted; the question then counts as picked', async () => {
    const { id } = await ask((await buildMember()).actor);
    const { id: episodeId } = await buildEpisode(deps, { publishedAt: TOMORROW });
    await answer(id, episodeId);
    await deleteEpisode(deps, SYSTEM, episodeId);
    clock.set(TOMORROW);
    await announceAnswers(deps);
    expect(mails).toEqual([]);
    expect((await list(SYSTEM, 'picked')).items).toMatchObject([{ id, state: 'picked', answer: null }]);
  });
});

test('the email about an answer is dropped if the question is hidden before the email is sent', async () => {
  const { id } = await ask((await buildMember()).actor);
  const { id: episodeId } = await buildEpisode(deps);
  await answer(id, episodeId);
  await updateQuestion(deps, SYSTEM, { id, state: 'hidden' });
  expect(await prepareMail(deps, mails[0] ?? expect.fail('no mail'))).toBeUndefined();
});

test('if a question is answered and deleted at the same time, only one of the two succeeds', async () => {
  const { actor } = await buildMember();
  const { id: episodeId } = await buildEpisode(deps);
  const { id } = await ask(actor);
  const outcomes = await Promise.allSettled([answer(id, episodeId), deleteQuestion(deps, actor, { id })]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(mails).toHaveLength((await list(SYSTEM, 'answered')).total);
});

describe('an answer is rejected', () => {
  test('in a draft or an unknown episode', async () => {
    const { id } = await ask((await buildMember()).actor);
    const draft = await buildEpisode(deps, { publishedAt: null });
    for (const episodeId of [draft.id, deps.ids.next()])
      await expect(answer(id, episodeId)).rejects.toEqual(
        errorWithCode('input.invalid', { episodeId: MESSAGES.answerEpisode }),
      );
  });

  test('if its time is at or after the end of the episode; a longer rendition moves the end', async () => {
    const { id } = await ask((await buildMember()).actor);
    const { id: episodeId } = await buildEpisode(deps, { durationSec: 600 });
    const late = errorWithCode('input.invalid', { answerSec: MESSAGES.answerTime });
    await expect(answer(id, episodeId, 600)).rejects.toEqual(late);
    await buildRendition(deps, { episodeId, kind: 'ad-free', durationSec: 700 });
    expect(await answer(id, episodeId, 600)).toMatchObject({ answerSec: 600 });
    await expect(answer(id, episodeId, 700)).rejects.toEqual(late);
  });
});
