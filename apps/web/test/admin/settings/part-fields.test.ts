import { ABOUT } from '@longreturn/site/about';
import { DEFAULT_SITE } from '@longreturn/site/default-site';
import { HOST_BIOGRAPHIES } from '@longreturn/site/host-biographies';
import { COOKIES } from '@longreturn/site/legal/cookies';
import { DISCLOSURES } from '@longreturn/site/legal/disclosures';
import { PRIVACY } from '@longreturn/site/legal/privacy';
import { TERMS } from '@longreturn/site/legal/terms';
import { PODCAST } from '@longreturn/site/podcast';
import { SPEAKING } from '@longreturn/site/speaking';
import { expect, test } from 'vitest';
import { additionsTo, type FieldSpec } from '../../../src/features/admin/settings/field-spec.ts';
import { type FormPart, PART_FIELDS } from '../../../src/features/admin/settings/part-fields.ts';

const { switches: _, ...parts } = DEFAULT_SITE;
const DEFAULTS: Record<FormPart, unknown> = {
  ...parts,
  biographies: HOST_BIOGRAPHIES,
  podcast: PODCAST,
  about: ABOUT,
  speaking: SPEAKING,
  privacy: PRIVACY,
  terms: TERMS,
  cookies: COOKIES,
  disclosures: DISCLOSURES,
};
const PARTS = Object.keys(PART_FIELDS) as FormPart[]; // PART_FIELDS has one key for each part

/** Returns the paths of the texts that no field edits. */
function textsWithoutField(spec: FieldSpec | undefined, value: unknown, path = 'value'): string[] {
  if (typeof value !== 'object' || value === null) return spec && 'label' in spec ? [] : [path];
  if (spec?.is === 'block') return [];
  const specOf = (name: string) => {
    if (spec?.is === 'group') return spec.fields[name];
    return spec?.is === 'list' || spec?.is === 'byHost' ? spec.of : undefined;
  };
  return Object.entries(value).flatMap(([name, inner]) => {
    const innerSpec = specOf(name);
    return typeof inner === 'string' && innerSpec?.is === 'block'
      ? []
      : textsWithoutField(innerSpec, inner, `${path}.${name}`);
  });
}

test.each(PARTS)('every text of %s has a field, except a host’s slug and portrait', (part) => {
  const missing = textsWithoutField(PART_FIELDS[part], DEFAULTS[part]);
  expect(missing.filter((path) => !/\.(slug|portrait)$/.test(path))).toEqual([]);
});

test('a new item has empty fields, and one empty item in each list that must not be empty', () => {
  const { hero, socials, terms } = PART_FIELDS;
  if (hero.is !== 'group' || socials.is !== 'list' || terms.is !== 'group')
    throw new Error('expected groups and a list');
  expect(additionsTo(socials)).toEqual([{ label: 'Add social link', value: { kind: 'spotify', name: '', url: '' } }]);
  const { sections } = terms.fields;
  if (sections?.is !== 'list' || sections.of.is !== 'group') throw new Error('expected a list of sections');
  expect(additionsTo(sections)).toEqual([
    { label: 'Add section', value: { title: '', id: '', blocks: [''], links: [] } },
  ]);
  const { blocks } = sections.of.fields;
  if (blocks?.is !== 'list') throw new Error('expected a list of blocks');
  expect(additionsTo(blocks).map(({ label }) => label)).toEqual(['Add paragraph', 'Add list', 'Add table']);
});
