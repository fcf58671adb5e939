import { SETTING_PARTS, SETTING_SCHEMAS, updateSettingInput } from '@longreturn/contract/settings';
import { activity, siteSettings } from '@longreturn/db/schema';
import { DEFAULT_SITE } from '@longreturn/site/default-site';
import { desc } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { ANONYMOUS, SYSTEM } from '../../src/actor.ts';
import { listActivity } from '../../src/admin/list-activity.ts';
import { readContentVersion } from '../../src/content/write-content.ts';
import { DEFAULT_SETTINGS } from '../../src/site/default-site-content.ts';
import { getSetting, listSettings } from '../../src/site/get-settings.ts';
import { getBiographies, getLegalPage, getSite } from '../../src/site/get-site.ts';
import { resetSetting, updateSetting as updateSettingUseCase } from '../../src/site/update-setting.ts';
import { actorWithRole, buildUser, createTestDeps, throughSchema } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';

const { deps, clock, close } = await createTestDeps();
afterAll(close);
afterEach(async () => {
  await deps.db.delete(siteSettings);
});

const updateSetting = throughSchema(updateSettingInput, updateSettingUseCase);
const { brand, hero, hosts, socials } = DEFAULT_SITE;
const SLOW_MONEY = { ...brand, name: 'Slow Money' };

async function newestEntry() {
  const [entry] = await deps.db.select().from(activity).orderBy(desc(activity.id)).limit(1);
  return entry;
}

/** Checks that the value is rejected, and returns the `fields` of the error. */
async function fieldsOf(part: (typeof SETTING_PARTS)[number], value: unknown) {
  const outcome = updateSetting(deps, SYSTEM, { part, value });
  await expect(outcome).rejects.toThrow(errorWithCode('input.invalid'));
  return outcome.catch(({ fields }: { fields: Record<string, string> }) => fields);
}

test.each(SETTING_PARTS)('the default of %s fits its schema', (part) => {
  expect(SETTING_SCHEMAS[part].parse(DEFAULT_SETTINGS[part])).toEqual(DEFAULT_SETTINGS[part]);
});

test('a stored part replaces its default; all other parts keep their defaults', async () => {
  const { actor, id, name } = await buildUser(deps, { role: 'admin' });
  const stored = await updateSetting(deps, actor, { part: 'brand', value: SLOW_MONEY });
  expect(stored).toEqual({
    part: 'brand',
    title: 'Brand',
    value: SLOW_MONEY,
    defaultValue: brand,
    updatedAt: clock.now().toISOString(),
    updatedBy: { id, name },
  });
  expect(await getSetting(deps, SYSTEM, { part: 'brand' })).toEqual(stored);
  expect(await getSite(deps)).toEqual({ ...DEFAULT_SITE, brand: SLOW_MONEY });
  const { value, defaultValue, ...summary } = stored;
  expect(await listSettings(deps, SYSTEM)).toContainEqual(summary);
  expect(await listSettings(deps, SYSTEM)).toHaveLength(SETTING_PARTS.length);
});

test('biographies and legal pages can be changed too', async () => {
  const { terms, biographies } = DEFAULT_SETTINGS;
  await updateSetting(deps, SYSTEM, { part: 'terms', value: { ...terms, updated: 'May 5, 2031' } });
  const edited = Object.fromEntries(
    Object.entries(biographies).map(([slug, host]) => [slug, { ...host, credentials: ['A slide rule'] }]),
  );
  await updateSetting(deps, SYSTEM, { part: 'biographies', value: edited });
  expect(await getLegalPage(deps, { page: 'terms' })).toEqual({ ...terms, updated: 'May 5, 2031' });
  expect(await getLegalPage(deps, { page: 'privacy' })).toEqual(DEFAULT_SETTINGS.privacy);
  expect(await getBiographies(deps)).toEqual(edited);
});

test('a change increments the content version and is recorded in the audit log with the old and new text', async () => {
  const version = await readContentVersion(deps);
  const steps = hero.approach.steps.map((step, index) => (index === 0 ? { ...step, text: 'Read it twice.' } : step));
  const value = { ...hero, title: 'The price of waiting,', approach: { ...hero.approach, steps } };
  await updateSetting(deps, SYSTEM, { part: 'hero', value });
  expect(await readContentVersion(deps)).toBe(version + 1);
  expect(await newestEntry()).toMatchObject({
    action: 'setting.updated',
    targetType: 'setting',
    targetTitle: 'Home page introduction',
    change: {
      title: { from: hero.title, to: 'The price of waiting,' },
      'approach.steps.The study.text': { from: 'What was measured, in whom, and for how long.', to: 'Read it twice.' },
    },
  });
  expect((await listActivity(deps, SYSTEM)).items[0]).toMatchObject({ title: 'Setting changed' });
});

test('the audit log records only the length of a long text', async () => {
  const { terms } = DEFAULT_SETTINGS;
  const [first, ...others] = terms.sections;
  if (!first) throw new Error('the terms have sections');
  const sections = [{ ...first, blocks: ['x'.repeat(300)] }, ...others];
  await updateSetting(deps, SYSTEM, { part: 'terms', value: { ...terms, sections } });
  const { change = {} } = (await newestEntry()) ?? {};
  expect(Object.keys(change)).toEqual([`sections.${first.id}.blocks`]);
  expect(change[`sections.${first.id}.blocks`]?.to).toEqual({ characters: 304 });
});

test('an update that changes nothing writes nothing', async () => {
  const version = await readContentVersion(deps);
  const before = await newestEntry();
  await updateSetting(deps, SYSTEM, { part: 'brand', value: brand });
  await resetSetting(deps, SYSTEM, { part: 'brand' });
  expect(await readContentVersion(deps)).toBe(version);
  expect(await newestEntry()).toEqual(before);
});

test('resetting a part restores its default, and is recorded in the audit log', async () => {
  await updateSetting(deps, SYSTEM, { part: 'brand', value: SLOW_MONEY });
  const reset = await resetSetting(deps, SYSTEM, { part: 'brand' });
  expect(reset).toMatchObject({ value: brand, updatedAt: null, updatedBy: null });
  expect((await getSite(deps)).brand).toEqual(brand);
  expect(await newestEntry()).toMatchObject({
    action: 'setting.reset',
    change: { name: { from: 'Slow Money', to: brand.name } },
  });
});

test('if two admins change the same part, the second admin gets an error', async () => {
  const first = { part: 'brand', value: SLOW_MONEY, updatedAt: null } as const;
  const second = { ...first, value: { ...brand, name: 'Fast Money' } };
  const { updatedAt } = await updateSetting(deps, SYSTEM, first);
  await expect(updateSetting(deps, SYSTEM, second)).rejects.toThrow(errorWithCode('content.changed'));
  expect((await getSite(deps)).brand.name).toBe('Slow Money');
  await expect(updateSetting(deps, SYSTEM, { ...second, updatedAt })).resolves.toMatchObject({ value: second.value });
});

test('a stored value that no longer fits the schema is ignored, and the default is used', async () => {
  await deps.db.insert(siteSettings).values({ part: 'brand', value: { name: 'Old' }, updatedAt: clock.now() });
  expect((await getSite(deps)).brand).toEqual(brand);
});

test('an introduction that was stored without a line above the title keeps its texts and gets the default line', async () => {
  const { kicker, ...older } = { ...hero, title: 'The price of waiting,' };
  await deps.db.insert(siteSettings).values({ part: 'hero', value: older, updatedAt: clock.now() });
  expect((await getSite(deps)).hero).toEqual({ ...older, kicker });
});

test('the podcast settings accept only values that podcast directories accept', async () => {
  const { podcast } = DEFAULT_SETTINGS;
  const wrong = {
    ...podcast,
    language: 'English (UK)',
    category: 'Health',
    isExplicit: 'no',
    verification: 'two\nlines',
    hubUrl: 'ftp://hub.example.org',
    owner: { name: '', email: 'nobody' },
  };
  expect(await fieldsOf('podcast', wrong)).toEqual({
    language: 'Please enter a language tag such as en or en-GB',
    category: 'Please select a category',
    isExplicit: expect.any(String),
    verification: 'Please use a single line without invisible characters',
    hubUrl: 'Please enter a URL that starts with https:// or http://',
    'owner.name': 'Please enter a text',
    'owner.email': expect.any(String),
  });
  for (const hubUrl of ['https://user:secret@hub.example.org', 'hub.example.org'])
    expect(await fieldsOf('podcast', { ...podcast, hubUrl })).toHaveProperty('hubUrl');
  const right = { ...podcast, language: 'pt-BR', category: 'Science', hubUrl: 'https://hub.example.org/' };
  expect((await updateSetting(deps, SYSTEM, { part: 'podcast', value: right })).value).toEqual(right);
});

test('the error has a message for each invalid field of a value, with the field’s path as the key', async () => {
  const { brand: _, ...noBrand } = { brand };
  expect(await fieldsOf('brand', noBrand)).toMatchObject({ name: 'Please enter a text' });
  expect(await fieldsOf('brand', undefined)).toHaveProperty('input');
  const two = { ...brand, name: ' ', title: 'x'.repeat(301) };
  expect(await fieldsOf('brand', two)).toEqual({
    name: 'Please enter a text',
    title: 'Please use at most 300 characters',
  });
  const [social, ...more] = socials;
  expect(await fieldsOf('socials', [{ ...social, url: 'javascript:alert(1)' }, ...more])).toEqual({
    '0.url': 'Please enter a URL that starts with https://',
  });
  expect(await fieldsOf('socials', [social, social])).toEqual({ input: 'Please enter each item only once' });
  expect(await fieldsOf('memberFeatures', [])).toEqual({ input: 'Please enter 1 to 60 items' });
  expect(await fieldsOf('switches', { registration: 'no' })).toHaveProperty('registration');
});

test.each(['a\0b', '\ud800', 'a\u0007b'])('a text that can’t be stored or shown is rejected: %j', async (bad) => {
  expect(await fieldsOf('brand', { ...brand, name: bad, disclaimer: bad })).toEqual({
    name: expect.any(String),
    disclaimer: expect.any(String),
  });
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'data:text/html,x',
  'http://plain.example',
  'https:///x',
  'terms',
])('a legal text can’t link to %s', async (href) => {
  const { terms } = DEFAULT_SETTINGS;
  const sections = [{ id: 'one', title: 'One', blocks: ['Text.'], links: [{ text: 'A link', href }] }];
  expect(await fieldsOf('terms', { ...terms, sections })).toEqual({ 'sections.0.links.0.href': expect.any(String) });
});

test('the sections of a legal text must have different IDs, and the rows of its tables must be complete', async () => {
  const { terms } = DEFAULT_SETTINGS;
  const section = { id: 'one', title: 'One', blocks: ['Text.'] };
  expect(await fieldsOf('terms', { ...terms, sections: [section, section] })).toHaveProperty('sections');
  const table = { head: ['A', 'B'], rows: [['only one']] };
  expect(await fieldsOf('terms', { ...terms, sections: [{ ...section, blocks: [{ table }] }] })).toHaveProperty([
    'sections.0.blocks.0.table',
  ]);
});

test('hosts can be edited, but not added or removed', async () => {
  const [first, second] = hosts;
  if (!first || !second) throw new Error('the show has two hosts');
  for (const value of [[first], [first, first], [first, { ...second, slug: 'someone-else' }]])
    expect(await fieldsOf('hosts', value)).toEqual({ hosts: 'Hosts can be edited, but not added or removed' });
  expect(await fieldsOf('biographies', {})).toHaveProperty('biographies');
  const edited = [{ ...first, name: 'Ada Lindqvist, PhD' }, second];
  await updateSetting(deps, SYSTEM, { part: 'hosts', value: edited });
  expect((await getSite(deps)).hosts).toEqual(edited);
});

test('only admins can read and change settings', async () => {
  const calls = (actor: Parameters<typeof listSettings>[1]) => [
    () => listSettings(deps, actor),
    () => getSetting(deps, actor, { part: 'brand' }),
    () => updateSetting(deps, actor, { part: 'brand', value: {} }),
    () => resetSetting(deps, actor, { part: 'brand' }),
  ];
  for (const call of calls(ANONYMOUS)) await expect(call()).rejects.toThrow(errorWithCode('session.required'));
  for (const call of calls(actorWithRole('editor')))
    await expect(call()).rejects.toThrow(errorWithCode('action.forbidden'));
});
