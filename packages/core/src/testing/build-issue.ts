import { type CreateIssueInput, createIssueInput } from '@longreturn/contract/newsletter-issue';
import { slugify } from '@longreturn/contract/slug';
import { SYSTEM } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { createIssue } from '../newsletter/issues/create-issue.ts';
import { sendIssue } from '../newsletter/issues/send-issue.ts';
import { parseInput } from '../parse-input.ts';

type Writing = Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs'>;

let built = 0;

/** Creates a draft issue with the given fields; by default of the edition 'episodes', with a unique title. */
export async function buildIssue(deps: Writing, overrides: Partial<CreateIssueInput> = {}) {
  const title = overrides.title ?? `An issue like no other, number ${++built}`;
  const fields = {
    edition: 'episodes',
    title,
    slug: slugify(title),
    excerpt: 'What an issue of this kind would say of itself in a line.',
    bodyRichtext: `<p>${'A paragraph of some length. '.repeat(5)}</p>`,
    ...overrides,
  } satisfies CreateIssueInput;
  return createIssue(deps, SYSTEM, parseInput(createIssueInput, fields));
}

/** Creates an issue and sends it. */
export async function buildSentIssue(deps: Writing, overrides: Partial<CreateIssueInput> = {}) {
  const issue = await buildIssue(deps, overrides);
  return { ...issue, ...(await sendIssue(deps, SYSTEM, { id: issue.id })) };
}
