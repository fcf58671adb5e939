import { SETTING_PARTS, type SettingSummary } from '@longreturn/contract/settings';
import type { ShowImport } from '@longreturn/contract/show-imports';
import { expect, test } from 'vitest';
import { buildReader } from '../../build-reader.ts';
import { servePage } from '../../serve-page.ts';

const CHANGED: SettingSummary = {
  part: 'brand',
  title: 'Brand',
  updatedAt: '2020-11-12T06:00:00.000Z',
  updatedBy: { id: '019f0000-0000-7000-8000-000000000001', name: 'Maren Oduya' },
};
const SUMMARIES = SETTING_PARTS.map((part) =>
  part === 'brand' ? CHANGED : { part, title: `The ${part}`, updatedAt: null, updatedBy: null },
);
const SERVICES = [
  { name: 'mail', displayName: 'Mail server', configured: true, missing: [], otherwise: 'Emails are written to files' },
  {
    name: 'google',
    displayName: 'Google',
    configured: false,
    missing: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    otherwise: 'Nobody can sign in with it',
  },
];
const RUNNING: ShowImport = {
  ...{ id: '019f0000-0000-7000-8000-000000000002', source: 'https://show.example/feed.xml', title: 'An Older Show' },
  ...{ state: 'running', dryRun: false, copiesAudio: true, type: 'Investor Lens', items: 400, doneItems: 100 },
  ...{ counts: { created: 99, updated: 0, unchanged: 0, skipped: 1 }, failure: null, finishedAt: null },
  createdAt: '2020-11-12T06:00:00.000Z',
};
const DATA = {
  'auth.session': buildReader({ role: 'admin' }),
  'admin.settings.list': SUMMARIES,
  'admin.settings.providers': SERVICES,
  'admin.showImports.list': [],
};

async function settingsTab(results: Parameters<typeof servePage>[1] = {}): Promise<string> {
  const { html } = await servePage('/admin/dashboard?tab=settings', { ...results, data: { ...DATA, ...results.data } });
  return /<main.*<\/main>/s.exec(html)?.[0] ?? '';
}

test('every part has a row with its state, its last change, a link to its page and an Edit button', async () => {
  const main = await settingsTab();
  for (const { part, title } of SUMMARIES.filter(({ part }) => part !== 'switches')) {
    expect(main, part).toContain(`aria-label="Edit ${title}"`);
    expect(main, part).toContain(`aria-label="See ${title} on the site"`);
  }
  expect(main).toMatch(/>Changed<.*12 Nov 2020, 06:00.* by (<!-- -->)?Maren Oduya/s);
  expect(main.match(/>Default</g)).toHaveLength(SETTING_PARTS.length - 2);
});

test('a change by an account that has since been deleted is shown without a name', async () => {
  const data = { 'admin.settings.list': [{ ...CHANGED, updatedBy: null }] };
  expect(await settingsTab({ data })).toMatch(/ by (<!-- -->)?a deleted account/);
});

test('the feature switches show which features are on', async () => {
  const main = await settingsTab();
  for (const name of ['Registration', 'Newsletter sign-up', 'Guest applications']) expect(main).toContain(`>${name}<`);
  expect(main.match(/<input[^>]*role="switch"[^>]*checked=""/g)).toHaveLength(3);
});

test('a service that isn’t configured shows its missing variables and what the site does without the service', async () => {
  const main = await settingsTab();
  expect(main).toMatch(/Mail server.*>Configured</s);
  expect(main).toMatch(/Google.*>Not configured<.*Nobody can sign in with it.*GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET/s);
  expect(main).not.toContain('Emails are written to files');
});

test.each([
  ['admin.settings.list', 'Failed to fetch settings'],
  ['admin.settings.providers', 'Failed to fetch services'],
  ['admin.showImports.list', 'Failed to fetch imports'],
])('if %s fails, the tab says so in place of that section, and shows the other sections', async (procedure, text) => {
  const main = await settingsTab({ failures: { [procedure]: 'service.internal' } });
  expect(main).toContain(text);
  expect(main).toContain('Send test email');
});

test('when the page opens, a running import has a progress bar, and a failed import says why it failed', async () => {
  const failed = {
    ...RUNNING,
    id: '019f0000-0000-7000-8000-000000000003',
    state: 'failed',
    failure: 'The feed is too odd.',
    doneItems: 0,
  };
  const main = await settingsTab({ data: { 'admin.showImports.list': [RUNNING, failed] } });
  expect(main).toMatch(/role="progressbar" aria-label="Importing An Older Show"[^>]* aria-valuenow="25"/);
  expect(main).toContain('100 of 400 items');
  expect(main).toContain('aria-label="Cancel: Importing An Older Show"');
  expect(main).toMatch(/>Failed<.*The feed is too odd\./s);
  expect(main).not.toContain('Show report');
});

test('a cancelled import has no counts and no report until its current item is finished', async () => {
  const cancelled = { ...RUNNING, state: 'cancelled' };
  const main = await settingsTab({ data: { 'admin.showImports.list': [cancelled] } });
  expect(main).toMatch(/>Cancelled<.*Finishing the current item\.\.\./s);
  expect(main).not.toMatch(/99 created|Show report/);
  const ended = { ...cancelled, finishedAt: '2020-11-12T06:01:00.000Z' };
  const after = await settingsTab({ data: { 'admin.showImports.list': [ended] } });
  expect(after).toMatch(/99 created.*Show report/s);
});
