import { DEFAULT_SITE } from '@longreturn/site/default-site';
import { PRIVACY } from '@longreturn/site/legal/privacy';
import { TERMS } from '@longreturn/site/legal/terms';
import { PODCAST } from '@longreturn/site/podcast';
import { expect, test } from 'vitest';
import { changedFieldsOf, labelsOf } from '../../../src/features/admin/settings/changed-fields-of.ts';
import { PART_FIELDS } from '../../../src/features/admin/settings/part-fields.ts';
import { partForm, partSchema, serverErrors } from '../../../src/features/admin/settings/part-value.ts';

test.each([
  ['privacy', PRIVACY],
  ['terms', TERMS],
  ['socials', DEFAULT_SITE.socials],
] as const)('an unchanged form of %s stores the value that it was opened with', (part, value) => {
  expect(partSchema(part).parse(partForm(part, value))).toEqual({ value });
});

test('a section without an anchor gets one from its heading', () => {
  const section = { id: ' ', title: 'Your Rights & Ours', blocks: ['A text'], links: [] };
  const form = { value: { ...TERMS, sections: [section] } };
  expect(partSchema('terms').parse(form)).toMatchObject({
    value: { sections: [{ id: 'your-rights-and-ours', title: 'Your Rights & Ours', blocks: ['A text'] }] },
  });
});

test('an empty booking link is stored as null', () => {
  expect(partSchema('booking').parse({ value: { url: '' } })).toEqual({ value: { url: null } });
});

test('an error has the path of its field, even in a list or table of a legal text', () => {
  const blocks = ['A text', { list: ['A point', ' '] }, { table: { head: ['What'], rows: [['One'], ['']] } }];
  const form = { value: { ...TERMS, sections: [{ id: 'one', title: 'One', blocks, links: [] }] } };
  const { error } = partSchema('terms').safeParse(form);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'value.sections.0.blocks.1.list.1',
    'value.sections.0.blocks.2.table.rows.1.0',
  ]);
});

test('errors from the server are returned with the form’s paths', () => {
  expect(serverErrors({ fields: { '0.url': 'Wrong', input: 'Too many' } })).toEqual({
    'value.0.url': 'Wrong',
    value: 'Too many',
  });
});

test('another admin’s changes are listed by field, and a list counts as one field', () => {
  const opened = partForm('hero', DEFAULT_SITE.hero);
  const { hero } = DEFAULT_SITE;
  const approach = { ...hero.approach, steps: hero.approach.steps.slice(1) };
  const theirs = partForm('hero', { ...hero, subtitle: 'Theirs', approach });
  const mine = partForm('hero', { ...hero, title: 'Mine' });
  const fields = changedFieldsOf(labelsOf(PART_FIELDS.hero, []), { opened, theirs, mine });
  expect(fields).toMatchObject([
    { name: 'value.subtitle', label: 'Subtitle', theirs: 'Theirs', mine: hero.subtitle, suggested: 'theirs' },
    { name: 'value.approach.steps', label: 'Steps', suggested: 'theirs' },
  ]);
  expect(fields[1]?.mine).toMatch(/^The study\nWhat was measured/);
});

test('another admin’s change of a switch is listed with the words “On” and “Off”', () => {
  const opened = partForm('podcast', PODCAST);
  const theirs = partForm('podcast', { ...PODCAST, hasTeasers: true });
  const labels = labelsOf(PART_FIELDS.podcast, []);
  expect(changedFieldsOf(labels, { opened, theirs, mine: opened })).toMatchObject([
    { name: 'value.hasTeasers', label: 'List premium episodes', theirs: 'On', mine: 'Off' },
  ]);
});

test('the labels of a biography’s fields begin with the host’s name', () => {
  expect(labelsOf(PART_FIELDS.biographies, [{ slug: 'ada', name: 'Ada' }])).toEqual({
    'value.ada.longBio': 'Ada: Biography',
    'value.ada.credentials': 'Ada: Credentials',
    'value.ada.achievements': 'Ada: Achievements',
  });
});
