import { describe, expect, it } from 'vitest';
import { LIMITS } from '../src/limits.ts';
import { slugSchema } from '../src/scalars.ts';
import { slugify } from '../src/slug.ts';

describe('slugify', () => {
  it.each([
    ['Risk Assessment', 'risk-assessment'],
    ['Medications & Supplements', 'medications-and-supplements'],
    ['Who Owns an Old Molecule?', 'who-owns-an-old-molecule'],
    ['  --  12 % a Year!  ', '12-a-year'],
    ['???', ''],
  ])('converts the title %j to the slug %j', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('cuts the slug to 100 characters and removes a hyphen at the end', () => {
    const slug = slugify(`${'a'.repeat(LIMITS.slug - 1)} tail`);
    expect(slug).toBe('a'.repeat(LIMITS.slug - 1));
    expect(slugify('b'.repeat(500))).toHaveLength(LIMITS.slug);
    expect(slugSchema.safeParse(slug).success).toBe(true);
  });
});
