import { describe, expect, test } from 'vitest';
import {
  issueChanges,
  issueForm,
  issueValues,
  newIssue,
  previewFields,
} from '../../../src/features/admin/newsletter/issues/issue-form-schema.ts';
import { listedIssue } from './listed-issue.ts';

const EPISODE = '019f0000-0000-7000-8000-000000000001';
const LOCAL = '2026-12-24T18:30';
const LOCAL_TIME = new Date(LOCAL).toISOString();

/** Returns what the form sends after these changes. */
function filled(issue = listedIssue(), changes: Partial<ReturnType<typeof issueValues>> = {}) {
  const initial = issueValues(issue);
  const values = issueForm.parse({ ...initial, ...changes });
  return { values, initialSendAt: initial.sendAt, segmentTags: ['Press'] };
}

describe('a new issue', () => {
  test('has a slug that comes from its title, and the chosen segment', () => {
    expect(newIssue(filled(undefined, { title: 'Sleep & Money' }))).toMatchObject({
      title: 'Sleep & Money',
      slug: 'sleep-and-money',
      segmentTags: ['Press'],
      scheduledFor: undefined,
      episodeId: null,
    });
  });

  test('is sent at the local time in the field', () => {
    expect(newIssue(filled(undefined, { sendAt: LOCAL }))).toMatchObject({ scheduledFor: LOCAL_TIME, episodeId: null });
  });

  test('is sent with an episode and has no time of its own if the switch is on', () => {
    const withEpisode = { isSentWithEpisode: true, episodeId: EPISODE, sendAt: LOCAL };
    expect(newIssue(filled(undefined, withEpisode))).toMatchObject({ scheduledFor: null, episodeId: EPISODE });
    const off = { ...withEpisode, isSentWithEpisode: false, sendAt: '' };
    expect(newIssue(filled(undefined, off))).toMatchObject({ episodeId: null });
  });

  test('needs an episode if the switch is on', () => {
    const parsed = issueForm.safeParse({ ...issueValues(listedIssue()), isSentWithEpisode: true });
    expect(parsed.error?.issues).toMatchObject([{ path: ['episodeId'], message: 'Please choose an episode' }]);
  });
});

describe('the changes to an issue', () => {
  test('leave out the slug if the title is unchanged, and the time if its minutes are unchanged', () => {
    const issue = listedIssue({ scheduledFor: '2026-12-24T17:30:15.000Z' });
    const changes = issueChanges(issue, filled(issue, { excerpt: 'Another excerpt of this issue.' }));
    expect(changes).toMatchObject({ id: issue.id, slug: undefined, scheduledFor: undefined });
    expect(issueChanges(issue, filled(issue, { title: 'Another title' }))).toMatchObject({ slug: 'another-title' });
  });

  test('cancel the schedule if the field is cleared', () => {
    const issue = listedIssue({ scheduledFor: '2026-12-24T17:30:15.000Z' });
    expect(issueChanges(issue, filled(issue, { sendAt: '' }))).toMatchObject({ scheduledFor: null, episodeId: null });
  });

  test('contain only the text if the issue has been sent', () => {
    const issue = listedIssue({ sentAt: '2026-11-15T12:00:00.000Z' });
    expect(issueChanges(issue, filled(issue, { title: 'A corrected title' }))).toEqual({
      id: issue.id,
      title: 'A corrected title',
      excerpt: issue.excerpt,
      bodyRichtext: issue.bodyRichtext,
    });
  });
});

test('a preview works without a title', () => {
  expect(previewFields(issueValues(undefined))).toMatchObject({ title: '', slug: undefined });
});
