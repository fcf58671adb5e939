import { expect, test } from 'vitest';
import { buildQuestion } from '../build-question.ts';
import { buildReader } from '../build-reader.ts';
import { servePage } from '../serve-page.ts';

const PATH = '/episodes?ama=1';

const serve = (summary: object, session: object | null = null) =>
  servePage(PATH, { data: { 'content.ama.summary': summary, 'auth.session': session } });

test('readers without access see how many questions are open, and how to join or sign in', async () => {
  const { html } = await serve({ openCount: 3, questions: null });
  expect(html).toContain('Ask the hosts');
  expect(html).toMatch(/<h3[^>]*>Ask your own questions and vote for other members’ questions<\/h3>/);
  expect(html).toContain('3 questions are open now.');
  expect(html.split('Questions are for members')).toHaveLength(2);
  expect(html).toContain('30-day money-back guarantee');
  expect(html).toContain('href="/membership"');
  expect(html).toContain('href="/login?next=%2Fepisodes%3Fama%3D1"');
  expect(html).not.toContain('<textarea');
});

test('a former member is invited to renew', async () => {
  const { html } = await serve({ openCount: 1, questions: null }, buildReader({ subscriptionStatus: 'ended' }));
  expect(html).toContain('1 question is open now.');
  expect(html).toContain('Renew membership');
});

test('for members, the HTML contains the form, and the questions with their votes', async () => {
  const { html } = await serve({ openCount: 1, questions: [buildQuestion()] }, buildReader({ role: 'member' }));
  expect(html).toContain('<textarea');
  expect(html).toContain('How long is long enough?');
  expect(html).toContain('Asked by ');
  expect(html).toMatch(/<button[^>]*aria-pressed="false"[^>]*>.*?12/s);
});

test('without questions, members read that they can ask the first one', async () => {
  const { html } = await serve({ openCount: 0, questions: [] }, buildReader({ role: 'member' }));
  expect(html).toContain('No open questions. Ask the first one.');
});

test('if the questions can’t be read, the page still renders, with an error message', async () => {
  const { html, status } = await servePage(PATH, { failures: { 'content.ama.summary': 'service.internal' } });
  expect(status).toBe(200);
  expect(html).toContain('Failed to fetch questions');
});

test('a list without the AMA filter reads no questions, and has a link that adds the filter', async () => {
  const calls: string[] = [];
  const { html } = await servePage('/episodes?type=Investor+Lens', { onCall: (path) => calls.push(path) });
  expect(calls.filter((path) => path.startsWith('content.ama'))).toEqual([]);
  expect(html).toMatch(/<a[^>]*href="\/episodes\?type=Investor\+Lens&amp;ama=1"[^>]*>Ask me anything/);
});

test('the page of the AMA episodes keeps the AMA filter in its search form, and marks the AMA badge as selected', async () => {
  const { html } = await serve({ openCount: 0, questions: null });
  expect(html).toContain('<input type="hidden" name="ama" value="1"/>');
  expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*>Ask me anything/);
});
