import { expect, test } from 'vitest';
import { initials } from '../../src/features/account/signed-in-profile.tsx';

test.each([
  ['Ada Lindqvist', 'AL'],
  ['ada maria lindqvist', 'AL'],
  ['Ada', 'A'],
  ['  Ada  ', 'A'],
  ['Åsa Öberg', 'ÅÖ'],
  ['𝒜da 🐟', '𝒜🐟'],
  ['', ''],
])('the initials of %j are %j', (name, letters) => expect(initials(name)).toBe(letters));
