import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openApiDocument, openApiText } from '../src/openapi.ts';

const committed = () => readFile(new URL('../openapi.json', import.meta.url), 'utf8');

describe('the OpenAPI document', () => {
  const document = openApiDocument();
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

  it('matches the committed file (to update it: pnpm --filter @longreturn/api openapi)', async () => {
    expect(await committed()).toBe(openApiText());
  });

  it('contains every schema that it references', () => {
    const refs = [...openApiText().matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(refs.length).toBeGreaterThan(10);
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(refs));
  });

  it('lists the success response and every possible error of each operation', () => {
    for (const { responses } of operations) {
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '429', '500', '503']));
    }
    expect(Object.keys(document.paths['/api/episodes/{id}/media']?.['get']?.responses ?? {})).toEqual(
      expect.arrayContaining(['400', '401', '403', '404']),
    );
  });

  it('describes lists as plain arrays', () => {
    const list = document.paths['/api/episodes']?.['get']?.responses['200'];
    expect(list?.content?.['application/json'].schema).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/Episode' },
    });
    expect(list?.headers).toHaveProperty('Link');
  });

  it('requires a body only if the body has a required field', () => {
    const bodyOf = (path: string) => document.paths[path]?.['post']?.requestBody;
    expect(bodyOf('/api/membership/cancel')?.required).toBe(false);
    expect(bodyOf('/api/payments/stripe/checkout')?.required).toBe(true);
    expect(bodyOf('/api/membership/refund')).toBeUndefined();
  });

  it('has unique operation IDs', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
