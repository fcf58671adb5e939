import { describe, expect, it } from 'vitest';
import { pathFields } from '../src/openapi/operation.ts';
import { procedurePaths, procedureSchemas } from '../src/procedure-schemas.ts';
import { REST_ROUTES, WEB_ONLY } from '../src/rest-routes.ts';

describe('the REST table', () => {
  it('contains every procedure except those that only the web app calls', () => {
    const reachable = [...REST_ROUTES.map(({ calls }) => calls), ...WEB_ONLY.keys()];
    expect(reachable.toSorted()).toEqual(procedurePaths().toSorted());
  });

  it.each(REST_ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'maps %s to a query (GET) or a mutation (other methods) whose input has every field of the path',
    (_name, { method, path, calls }) => {
      const { type, fields } = procedureSchemas(calls);
      expect(type).toBe(method === 'GET' ? 'query' : 'mutation');
      expect(fields).toEqual(expect.arrayContaining(pathFields(path)));
    },
  );

  it('contains each method of a path only once', () => {
    const rows = REST_ROUTES.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
    expect(new Set(rows).size).toBe(rows.length);
  });
});
