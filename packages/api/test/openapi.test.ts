import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openApiDocument, openApiText } from '../src/openapi.ts';

const committed = () => readFile(new URL('../openapi.json', import.meta.url), 'utf8');

describe('the OpenAPI document', () => {
  const document = openApiDocument();
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

  it('is the one that is committed (else: pnpm --filter @longreturn/api openapi)', async () => {
    expect(await committed()).toBe(openApiText());
  });

  it('refers only to shapes that it holds', () => {
    const refs = [...openApiText().matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(refs.length).toBeGreaterThan(10);
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(refs));
  });

  it('answers each operation with a success and with every failure it can have', () => {
    for (const { responses } of operations) {
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '429', '500', '503']));
    }
    expect(Object.keys(document.paths['/api/episodes/{id}/media']?.['get']?.responses ?? {})).toEqual(
      expect.arrayContaining(['400', '401', '403', '404']),
    );
  });

  it('shows lists as the plain arrays that they are over REST', () => {
    const list = document.paths['/api/episodes']?.['get']?.responses['200'];
    expect(list?.content?.['application/json'].schema).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/Episode' },
    });
    expect(list?.headers).toHaveProperty('Link');
  });

  it('names each operation once', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
