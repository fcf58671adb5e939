import { askQuestionInput, listQuestionsInput, type ShownQuestionState } from '@longreturn/contract/questions';
import type { Actor } from '../../src/actor.ts';
import { askQuestion } from '../../src/ama/ask-question.ts';
import { listQuestions } from '../../src/ama/list-questions.ts';
import { buildUser, createTestDeps, throughSchema } from '../../src/testing/testing.ts';

/** Creates deps on a new database, with helper functions for tests of questions. */
export async function createAmaTest() {
  const test = await createTestDeps();
  const { deps } = test;
  const ask = throughSchema(askQuestionInput, askQuestion);
  const list = throughSchema(listQuestionsInput, listQuestions);
  let asked = 0;
  return {
    ...test,
    buildMember: () => buildUser(deps, { role: 'member' }),
    ask: (actor: Actor, text = `How long is long enough, number ${++asked}?`) => ask(deps, actor, { text }),
    list: (actor: Actor, state: ShownQuestionState = 'open', page: { cursor?: string; limit?: number } = {}) =>
      list(deps, actor, { state, ...page }),
  };
}
