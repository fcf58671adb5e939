import { ROLES } from '@longreturn/contract/roles';
import { describe, expect, test } from 'vitest';
import { membershipResults } from '../build-membership.ts';
import { buildReader } from '../build-reader.ts';
import { servePage } from '../serve-page.ts';

const EDITOR = buildReader({ role: 'editor' });

/** Returns the HTML of the profile as the server renders it, and the admin procedures that the server calls for it. */
async function profileOf(user: typeof EDITOR | null, query = ''): Promise<{ html: string; calls: string[] }> {
  const calls: string[] = [];
  const data = { 'auth.session': user, 'auth.sessions.list': [], 'content.listening.list': [], ...membershipResults() };
  const { html, status } = await servePage(`/profile${query}`, { data, onCall: (path) => calls.push(path) });
  expect(status).toBe(200);
  return { html, calls: calls.filter((path) => path.startsWith('admin.')) };
}

const others = [null, ...ROLES.filter((role) => role !== 'editor').map((role) => buildReader({ role }))];

test.each(others.map((user) => [user?.role ?? 'anonymous', user] as const))(
  'the profile of a reader who is %s has no editor workspace and calls no admin procedure',
  async (_who, user) => {
    const { html, calls } = await profileOf(user, '?tab=articles');
    expect(html).not.toContain('Editor workspace');
    expect(calls).toEqual([]);
  },
);

describe('an editor', () => {
  test('sees the tabs for episodes, articles, media and questions, but no other part of the dashboard', async () => {
    const { html } = await profileOf(EDITOR);
    expect(html).toContain('Editor workspace');
    const tabs = [...html.matchAll(/role="tab"[^>]*data-title="(\w+)"|data-title="(\w+)"[^>]*role="tab"/g)];
    expect(tabs.map(([, first, second]) => first ?? second)).toEqual(['Episodes', 'Articles', 'Media', 'Questions']);
    expect(html).not.toContain('Total Users');
  });

  test.each([
    ['', 'episodes', 'admin.episodes.list'],
    ['?tab=articles', 'articles', 'admin.articles.list'],
    ['?tab=media', 'media', 'admin.mediaFiles.list'],
    ['?tab=users', 'episodes', 'admin.episodes.list'],
    ['?tab=settings', 'episodes', 'admin.episodes.list'],
  ])('who opens /profile%s sees the tab %s, which loads only its own list', async (query, tab, procedure) => {
    const { html, calls } = await profileOf(EDITOR, query);
    expect(html).toMatch(new RegExp(`aria-selected="true"[^>]*>(<[^>]*>)*${tab}`, 'i'));
    expect(calls).toEqual([procedure]);
  });

  test('can open a tab without JavaScript', async () => {
    const { html } = await profileOf(EDITOR);
    for (const href of ['/profile', '/profile?tab=articles', '/profile?tab=media']) {
      expect(html).toContain(`href="${href}"`);
    }
  });
});
