import { expect, test } from 'vitest';
import { actorName, readAuditFilter } from '../../src/features/admin/overview/audit/audit-fields.ts';

function fieldsOf(values: Record<string, string>): FormData {
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  return fields;
}

test('empty fields and unknown values are left out of the filter', () => {
  const empty = { q: ' ', actor: '', group: '', from: '', to: '' };
  expect(readAuditFilter(fieldsOf(empty))).toEqual({});
  expect(readAuditFilter(fieldsOf({ group: 'planets', from: '0002-11-12' }))).toEqual({});
});

test('the period starts at local midnight and includes its last day', () => {
  const filter = readAuditFilter(
    fieldsOf({ q: 'price', actor: 'system', group: 'article', from: '2026-11-30', to: '2026-11-30' }),
  );
  expect(filter).toEqual({
    q: 'price',
    actor: 'system',
    group: 'article',
    from: new Date(2026, 10, 30).toISOString(),
    to: new Date(2026, 11, 1).toISOString(),
  });
});

test('every actor has a name, even a deleted account', () => {
  expect(actorName({ id: null, name: 'Ada' })).toBe('Ada');
  expect(actorName({ id: null, name: null })).toBe('A deleted account');
  expect(['system', 'anonymous'].map((actor) => actorName(actor as 'system' | 'anonymous'))).toEqual([
    'The site',
    'A visitor',
  ]);
  expect(actorName(null)).toBe('Unknown');
});
