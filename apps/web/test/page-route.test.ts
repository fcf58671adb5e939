import { createRootRoute } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { findPageRoute } from '../src/page-route.ts';
import { routeTree } from '../src/routeTree.gen.ts';

/** Every route of the app. */
const routes = Object.values(routeTree.children ?? {});
const pathOf = ({ path }: (typeof routes)[number]['options']) =>
  path.replace('$slug', 'a-slug').replace(/(?<=.)\/$/, '');
const ROUTES = routes.map(({ options }) => [pathOf(options), options] as const);

describe.each(ROUTES)('%s', (path, options) => {
  const route = findPageRoute(path);

  test('declares who shares its rendered page', () => {
    expect(['perRole', 'perUser']).toContain(options.staticData.rendering);
    expect(route.rendering).toBe(options.staticData.rendering);
  });

  test('has exactly the parameters that its search schema reads', () => {
    const asked: string[] = [];
    const query = new Proxy({}, { get: (_query, name) => void asked.push(String(name)) });
    const { validateSearch } = options as { validateSearch?: (given: object) => unknown }; // some routes have none
    validateSearch?.(query);
    expect(Object.keys(route.parameters)).toEqual(asked);
    expect(Object.keys(route.parameters)).toEqual(expect.arrayContaining([...route.perRequest]));
  });

  test('parses an already parsed parameter to the same value', () => {
    for (const read of Object.values(route.parameters))
      for (const given of ['7', 'sleep ', 'a-slug', 'all', '0', 'guest', 'episodes']) {
        const value = read(given);
        if (value !== undefined) expect(read(String(value))).toBe(value);
      }
  });
});

test('the perRequest parameters are tokens from emailed and preview links, and texts that links fill into forms', () => {
  const perRequest = ROUTES.flatMap(([path]) => findPageRoute(path).perRequest);
  const tokens = ['confirm', 'manage', 'token', 'preview', 'gift'];
  expect(new Set(perRequest)).toEqual(new Set([...tokens, 'subject', 'message', 'code']));
});

test.each(['/no-such-page', '/Episodes', '/no/such/page'])('%s leads to the 404 page', (path) => {
  expect(findPageRoute(path)).toEqual({ rendering: 'perRole', parameters: {}, perRequest: [] });
});

test('a route that doesn’t declare who shares its rendered page doesn’t compile', () => {
  // @ts-expect-error: staticData is missing
  expect(createRootRoute({ component: () => null }).options.staticData).toBeUndefined();
});
